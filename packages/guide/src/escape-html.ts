const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for markup and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
