// The text of an unknown error for a sentence of the server.

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a failure of the operating system, such as ENOENT, because its message repeats the path; otherwise the message. */
export function codeOrMessageOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);
}
