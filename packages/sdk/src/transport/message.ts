import type { SessionTicket } from '../session/session.ts';

/** A serialized call as plain values, so that it can be retried without cloning streams. */
export interface Message {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | Blob | FormData | null;
  /** Has no effect on the server, so it may be retried. */
  readonly isRead: boolean;
  /** Starts a session with the token of its response, so an unusable response must not store the token. */
  readonly isLogin?: boolean;
  /** Like fetch's `keepalive`: the request outlives its page. */
  readonly keepalive: boolean;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** A complete response, including its body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ticket: SessionTicket;
  /** The original response; its body is consumed. */
  readonly source: Response;
}

/** Creates a `Response` whose body can be read again. */
export function toResponse({ status, headers, text }: Answer): Response {
  // Browsers hide the status of a redirect that is not followed.
  if (status === 0) return Response.error();
  // 204, 205 and 304 must not have a body.
  return new Response(text === '' ? null : text, { status, headers });
}
