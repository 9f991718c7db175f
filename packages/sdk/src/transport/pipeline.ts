// HTTP below the calls: timeout, retries with backoff, session token, body and JSON parsing.
// call/, stream/ and upload/ use it. It does not open envelopes: that is the task of call/envelope.ts.
import { isShopError, ShopError } from '../call/errors.ts';
import type { Session, SessionTicket } from '../session/session.ts';
import { cleanToken } from '../session/token.ts';
import type { BodyText } from './body.ts';
import { readBody } from './body.ts';
import { nowMs } from './clock.ts';
import { connectionError } from './connection-error.ts';
import type { Answer, Message } from './message.ts';
import type { RetryBudget, RetryOptions } from './retry.ts';
import { retryDelayMs } from './retry.ts';
import type { Progress } from './timeout.ts';
import { withTimeout } from './timeout.ts';

/**
 * The argument of onRequest, called before an attempt; its headers are mutable. They do not contain the token.
 */
export interface RequestNote {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** 0 for the first attempt. */
  readonly repetition: number;
}

/** The argument of `onAnswer`, called after an attempt was answered. */
export interface AnswerNote {
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
  readonly repetition: number;
}

export interface PipelineHooks {
  readonly onRequest?: (note: RequestNote) => void;
  readonly onAnswer?: (note: AnswerNote) => void;
}

/** The subset of fetch that the pipeline needs; those of all runtimes and of the test shop satisfy it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Pipeline {
  readonly fetch: Fetch;
  readonly session: Session;
  readonly retry: RetryOptions;
  readonly budget: RetryBudget;
  readonly hooks: PipelineHooks;
}

/** Ends the session when a response says so. The error of a throwing hook becomes the cause. */
export async function endSession(
  { session }: Pipeline,
  ticket: SessionTicket,
  error: unknown,
): Promise<void> {
  if (!isShopError(error) || error.kind !== 'session' || error.code === undefined) return;
  try {
    await session.end(ticket, { code: error.code, message: error.message });
  } catch (cause) {
    // The caller handles the end of the session; the error of a hook must not replace it.
    error.cause = cause;
  }
}

/**
 * Sends a message. Resolves with the complete response, or rejects with the `ShopError` that explains why there
 * is none.
 */
export function send(pipeline: Pipeline, message: Message): Promise<Answer> {
  const startedAt = Date.now();
  return withTimeout(message, async (progress) => {
    for (let repetition = 0; ; repetition += 1) {
      const attempt = await attemptOnce(pipeline, message, progress, repetition);
      const leftMs = startedAt + message.timeoutMs - Date.now();
      const delayMs = pauseBeforeNext(pipeline, message, attempt, repetition);
      if (delayMs !== undefined && delayMs < leftMs) {
        // Only the answer 429 lets a write come here; nothing of it has happened yet.
        if (!message.isRead) progress.outcome = 'not-sent';
        await pause(delayMs, progress);
      } else if (isShopError(attempt)) throw attempt;
      else return attempt;
    }
  });
}

/**
 * @returns an error if the connection failed, after which a read may be retried
 * @throws once the timeout has stopped the call, whose promise has rejected already. Does not use
 * `throwIfAborted`, which React Native's signals lack.
 */
async function attemptOnce(
  { fetch, hooks, session }: Pipeline,
  message: Message,
  progress: Progress,
  repetition: number,
): Promise<Answer | ShopError> {
  const { operation, method, url, body, keepalive } = message;
  const { signal } = progress;
  const ticket = await session.begin();
  if (signal.aborted) throw signal.reason;
  const headers = noted(message, ticket, hooks, repetition);
  const startedAt = nowMs();
  progress.outcome = 'unknown';
  let response: Response;
  let content: BodyText;
  try {
    // workerd does not support 'error'; with 'manual' a redirect is a status other than 200 like any other.
    const init = { method, headers, body, redirect: 'manual', signal } as const;
    // Omit keepalive unless requested: in Bun `false` opens a new connection per call.
    response = await fetch(url, keepalive ? { ...init, keepalive } : init);
    if (!isWholeStatus(response.status)) throw new RangeError(`the status is ${response.status}`);
    content = await readBody(response, progress);
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    return connectionError(message, cause);
  }
  if (signal.aborted) throw signal.reason;
  const { status } = response;
  hooks.onAnswer?.({ operation, status, durationMs: nowMs() - startedAt, repetition });
  if ('problem' in content) {
    throw new ShopError(content.problem, {
      kind: 'invalid-response',
      operation,
      outcome: 'unknown',
      status,
      headers: response.headers,
    });
  }
  const token = cleanToken(response.headers.get('authorization'));
  if (token !== undefined && !message.isLogin) await session.renew(ticket, token);
  return { status, headers: response.headers, text: content.text, ticket, source: response };
}

/** Chromium passes on what has arrived of a status line, such as 20 of 200. The status of a redirect is hidden as 0. */
export function isWholeStatus(status: number): boolean {
  return status === 0 || (status >= 200 && status <= 599);
}

/** The headers of an attempt, including the token and those that a hook adds. */
function noted(
  { operation, method, url, headers: callHeaders }: Message,
  { token }: SessionTicket,
  { onRequest }: PipelineHooks,
  repetition: number,
): Headers {
  if (onRequest === undefined && token === undefined) return callHeaders;
  const headers = new Headers(callHeaders);
  onRequest?.({ operation, method, url, headers, repetition });
  // Copy them: a hook may retain the object, for example to log it later.
  const sentHeaders = onRequest === undefined ? headers : new Headers(headers);
  if (token !== undefined) sentHeaders.set('authorization', token);
  return sentHeaders;
}

/**
 * The delay before the next attempt, or undefined after the last one. A shop that answers 429 has not executed the call, so a write
 * is repeated, too, after the delay that it asks for.
 */
function pauseBeforeNext(
  { retry, budget }: Pipeline,
  { isRead }: Message,
  attempt: Answer | ShopError,
  repetition: number,
): number | undefined {
  const retryAfter = isShopError(attempt) ? null : attempt.headers.get('retry-after');
  const isLimited = !isShopError(attempt) && attempt.status === 429;
  const isDown = isShopError(attempt) || attempt.status === 502 || attempt.status === 503;
  if (!isDown && !isLimited) budget.refill();
  const isRepeatable = isLimited ? retryAfter !== null : isDown && isRead;
  if (!isRepeatable || repetition >= (retry.limit ?? 2)) return undefined;
  const delayMs = retryDelayMs(repetition, retryAfter, retry, Math.random(), Date.now());
  return delayMs !== undefined && budget.spend() ? delayMs : undefined;
}

function pause(delayMs: number, progress: Progress): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    progress.dispose = () => clearTimeout(timer);
  });
}
