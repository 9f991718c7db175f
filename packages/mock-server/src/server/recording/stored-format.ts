/**
 * The name of the format in a store: states whose answers and uploads are separate rows.
 * @param fields the names of the state's fields
 */
export function storedFormat(fields: string): string {
  return `answers and uploads in rows: ${fields}`;
}

/**
 * Formats whose states contain answers or uploads, as quoted names in SQL. `restoreStored` still reads them; the next write
 * of a session moves them to rows.
 */
export function earlierFormats(fields: string): string {
  return [fields, `answers in rows: ${fields}`].map((name) => `'${name}'`).join(', ');
}
