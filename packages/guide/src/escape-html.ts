const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text, as it is written into markup and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
