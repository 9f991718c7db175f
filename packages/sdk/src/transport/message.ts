import type { SessionTicket } from '../session/session.ts';

/** One call on its way out, as plain values: an attempt can be repeated without cloning streams. */
export interface Message {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | Blob | FormData | null;
  /** Reads change nothing on the server, so they may be repeated. */
  readonly isRead: boolean;
  /** As fetch knows it: the call outlives its page. */
  readonly keepalive: boolean;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** A whole answer, body included. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ticket: SessionTicket;
  /** What it was read from: its body is used up. */
  readonly source: Response;
}

/** The answer as a `Response` whose body can be read again. */
export function toResponse({ status, headers, text }: Answer): Response {
  // A browser hides the status of a redirect that is not followed.
  if (status === 0) return Response.error();
  // 204, 205 and 304 have no body, and no other answer needs an empty one.
  return new Response(text === '' ? null : text, { status, headers });
}
