/**
 * The name of the format in a store: states whose answers are separate rows. Before, the name was `fields` alone and
 * the answers were in the states, from which `restoreStored` still reads them: the next write of a session moves them.
 */
export function storedFormat(fields: string): string {
  return `answers in rows: ${fields}`;
}
