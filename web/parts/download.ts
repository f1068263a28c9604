/** Hands the person a file made in the page. */

export function download(name: string, content: unknown): void {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  downloadFile(name, new Blob([text], { type: "application/json" }));
}

export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
