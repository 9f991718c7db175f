import type { SessionTicket } from '../session/session.ts';

/** One call on its way out, as plain values: an attempt can be repeated without cloning streams. */
export interface Message {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | FormData | null;
  /** Reads change nothing on the server, so they may be repeated. */
  readonly isRead: boolean;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** A whole answer, body included. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ticket: SessionTicket;
}

/** The answer as a `Response` whose body can be read again. */
export function toResponse({ status, headers, text }: Answer): Response {
  // 204, 205 and 304 have no body, and no other answer needs an empty one.
  return new Response(text === '' ? null : text, { status, headers });
}
