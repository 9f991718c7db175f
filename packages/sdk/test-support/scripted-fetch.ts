// A fetch for tests: responds with a function of the request and records the requests.

import type { Fetch } from '../src/transport/pipeline.ts';

export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface ScriptedFetch {
  readonly fetch: Fetch;
  readonly requests: readonly SentRequest[];
}

export type Script = (request: SentRequest, count: number) => Response | Promise<Response>;

export function scriptedFetch(script: Script): ScriptedFetch {
  const requests: SentRequest[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      const request = {
        url: String(input),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? init.body : undefined,
        signal: init?.signal ?? undefined,
      };
      requests.push(request);
      return script(request, requests.length);
    },
  };
}

/** An envelope as the shop sends it. */
export function envelope(fields: object, token?: string, status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  if (token !== undefined) headers.set('authorization', token);
  return new Response(JSON.stringify(fields), { status, headers });
}

export const notes = { code: 1, msg: [{ content: 'Free shipping' }] };
export const addConfirmation = { code: 1, msg: 'Added', number: 1 };
export const loginNeeded = { code: 1000, msg: 'Please log in' };

/** A fetch that never responds, and rejects on abort only if `heedsSignal` is set. */
export function silentFetch({ heedsSignal }: { readonly heedsSignal: boolean }): Fetch {
  return (_input, init) =>
    new Promise((_resolve, reject) => {
      if (heedsSignal) init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
}
