/** What a page says of itself before it is opened: in a tab, a search and where its link is shared. */

export interface PageHead {
  readonly title: string;
  readonly description: string;
}

export function withHead(html: string, { title, description }: PageHead) {
  const shared = [
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
  ];
  return html
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_whole, start: string) => start + escaped(description),
    )
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escaped(title)}</title>\n    ${shared.join("\n    ")}`,
    );
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}
