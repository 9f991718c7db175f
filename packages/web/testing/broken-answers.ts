import type { Fetch } from './test-environment.ts';

/** Wraps the shop's server. */
export type Between = (server: Fetch) => Fetch;

/** Drops the first call to a path before it reaches the server, or only its response. */
export function losing(path: string, what: 'request' | 'answer'): Between {
  let isLost = false;
  return (server) => async (input, init) => {
    const request = new Request(input, init);
    if (isLost || !request.url.endsWith(path)) return server(request);
    isLost = true;
    if (what === 'answer') await server(request);
    throw new TypeError('The connection broke.');
  };
}

/** Holds the responses of a path back until they are released. */
export function holding(path: string): { readonly between: Between; readonly release: () => void } {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const between: Between = (server) => async (input, init) => {
    const request = new Request(input, init);
    const answer = await server(request);
    if (request.url.endsWith(path)) await gate;
    return answer;
  };
  return { between, release };
}
