import type { ControlAnswers } from '@signal-shop/mock-server/control';

type Call = Pick<ControlAnswers['call'], 'method' | 'path' | 'query' | 'session' | 'request'>;

/** Excludes headers that a page cannot set, or that belong to the connection. */
const replayableHeaders =
  /^(?:accept(?:-language)?|authorization|content-type|idempotency-key|prefer|locale|token|x-(?!mock-session|mock-scenario).+)$/;

export interface Replay {
  readonly path: string;
  readonly init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
  };
}

/**
 * The request that repeats a call in its session; null if its body was not JSON, such as a picture, or too large to
 * be recorded.
 */
export function replayOf({ method, path, query, session, request }: Call): Replay | null {
  const type = String(request.headers['content-type'] ?? '');
  // A body too large for the log is replaced by a sentence, and a picture cannot be sent as text.
  if (typeof request.body === 'string' || (request.body !== undefined && !type.includes('json'))) return null;
  const search = new URLSearchParams(query).toString();
  const [name = '', scenario] = session.split('~');
  const headers = Object.entries(request.headers).filter(([header]) => replayableHeaders.test(header));
  return {
    path: search === '' ? path : `${path}?${search}`,
    init: {
      method,
      headers: {
        ...Object.fromEntries(headers.map(([header, value]) => [header, String(value)])),
        'x-mock-session': name,
        ...(scenario === undefined ? {} : { 'x-mock-scenario': scenario }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    },
  };
}
