import { ShopError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import { cleanToken } from '../session/token.ts';
import type { BodyText } from './body.ts';
import { readBody } from './body.ts';
import { Deadline } from './deadline.ts';
import type { Answer, Message } from './message.ts';
import type { RetryBudget, RetryOptions } from './retry.ts';
import { isRetriedStatus, retryDelayMs } from './retry.ts';

/** What a hook is told before an attempt; its headers may still be changed. */
export interface RequestNote {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** 0 for the first attempt. */
  readonly repetition: number;
}

/** What a hook is told once an attempt has been answered. */
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

/** What the pipeline asks of a fetch; the one of every runtime, and that of the mock shop, can do more. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Pipeline {
  readonly fetch: Fetch;
  readonly session: Session;
  readonly retry: RetryOptions;
  readonly budget: RetryBudget;
  readonly hooks: PipelineHooks;
}

type Attempt =
  | { readonly status: 'answered'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: ShopError; readonly isRepeatable: boolean };

const answerMaximumBytes = 8 * 1024 * 1024;

/** Sends a message and resolves with its whole answer, or rejects with the `ShopError` that says why there is none. */
export async function send(pipeline: Pipeline, message: Message): Promise<Answer> {
  const deadline = new Deadline(message.timeoutMs, message.signal);
  try {
    for (let repetition = 0; ; repetition += 1) {
      const attempt = await attemptOnce(pipeline, message, deadline, repetition);
      const delayMs = message.isRead ? pauseBeforeNext(pipeline, attempt, repetition) : undefined;
      if (delayMs === undefined) return settle(attempt);
      await deadline.wait(delayMs).catch((cause) => {
        throw stopped(message, deadline, cause, 'unknown');
      });
    }
  } finally {
    deadline.release();
  }
}

async function attemptOnce(
  pipeline: Pipeline,
  message: Message,
  deadline: Deadline,
  repetition: number,
): Promise<Attempt> {
  const { hooks, session } = pipeline;
  const { operation, method, url } = message;
  const ticket = await deadline.race(session.begin()).catch((cause) => {
    throw stopped(message, deadline, cause, repetition === 0 ? 'not-sent' : 'unknown');
  });
  const headers = new Headers(message.headers);
  if (ticket.token !== undefined) headers.set('authorization', ticket.token);
  hooks.onRequest?.({ operation, method, url, headers, repetition });
  const startedAt = performance.now();
  const exchange = await exchangeOnce(pipeline, message, headers, deadline);
  if (exchange.status === 'broken') return { status: 'failed', error: exchange.error, isRepeatable: true };
  const { response, body } = exchange;
  hooks.onAnswer?.({
    operation,
    status: response.status,
    durationMs: performance.now() - startedAt,
    repetition,
  });
  if (body.status !== 'whole') return unreadable(message, response.status, body.status);
  const answer = { status: response.status, headers: response.headers, text: body.text, ticket };
  await takeOverToken(session, answer);
  return { status: 'answered', answer };
}

type Exchange =
  | { readonly status: 'whole'; readonly response: Response; readonly body: BodyText }
  | { readonly status: 'broken'; readonly error: ShopError };

async function exchangeOnce(
  { fetch }: Pipeline,
  message: Message,
  headers: Headers,
  deadline: Deadline,
): Promise<Exchange> {
  const { operation, method, url, body } = message;
  const init = { method, headers, redirect: 'error', signal: deadline.signal } as const;
  try {
    const response = await deadline.race(fetch(url, body === undefined ? init : { ...init, body }));
    return {
      status: 'whole',
      response,
      body: await deadline.race(readBody(response, answerMaximumBytes, deadline.signal)),
    };
  } catch (cause) {
    if (deadline.reason !== undefined) throw stopped(message, deadline, cause, 'unknown');
    const details = { kind: 'network', operation, outcome: 'unknown', cause } as const;
    return { status: 'broken', error: new ShopError('no whole answer arrived', details) };
  }
}

async function takeOverToken(session: Session, { headers, ticket }: Answer): Promise<void> {
  const token = cleanToken(headers.get('authorization') ?? undefined);
  if (token !== undefined) await session.renew(ticket, token);
}

function pauseBeforeNext(
  { retry, budget }: Pipeline,
  attempt: Attempt,
  repetition: number,
): number | undefined {
  const isAnswered = attempt.status === 'answered';
  const isRepeatable = isAnswered ? isRetriedStatus(attempt.answer.status) : attempt.isRepeatable;
  if (!isRepeatable) {
    budget.refill();
    return undefined;
  }
  if (repetition >= (retry.limit ?? 2)) return undefined;
  const retryAfter = isAnswered ? attempt.answer.headers.get('retry-after') : null;
  const delayMs = retryDelayMs(repetition, retryAfter, retry, Math.random(), Date.now());
  return delayMs !== undefined && budget.spend() ? delayMs : undefined;
}

function settle(attempt: Attempt): Answer {
  if (attempt.status === 'failed') throw attempt.error;
  return attempt.answer;
}

function unreadable(message: Message, status: number, reason: 'too-large' | 'not-text'): Attempt {
  const text =
    reason === 'too-large' ? `the answer is over ${answerMaximumBytes} bytes` : 'the answer is not UTF-8';
  const details = {
    kind: 'invalid-response',
    operation: message.operation,
    outcome: 'unknown',
    status,
  } as const;
  return { status: 'failed', error: new ShopError(text, details), isRepeatable: false };
}

function stopped(
  message: Message,
  { reason }: Deadline,
  cause: unknown,
  outcome: 'not-sent' | 'unknown',
): unknown {
  if (reason === undefined) return cause;
  const text = reason === 'timeout' ? `no answer within ${message.timeoutMs} ms` : 'stopped by the caller';
  return new ShopError(text, { kind: reason, operation: message.operation, outcome, cause });
}
