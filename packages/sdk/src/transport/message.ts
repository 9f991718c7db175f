import type { SessionTicket } from '../session/session.ts';

/** One call on its way out, as plain values: an attempt can be repeated without cloning streams. */
export interface Message {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | undefined;
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

const bodilessStatuses = new Set([204, 205, 304]);

/** The answer as a `Response` whose body can be read again. */
export function toResponse({ status, headers, text }: Answer): Response {
  return new Response(bodilessStatuses.has(status) ? null : text, { status, headers });
}
