/** Reads the lists of this folder: words with blanks between them, or forms after their lexeme ("oko: oka oku; oś: osi"). */

export function listed(text: string): string[] {
  return text
    .replace(/\S+:/g, "")
    .split(/[\s;]+/)
    .filter((word) => word !== "");
}
