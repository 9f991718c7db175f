import type { Fetch } from './test-environment.ts';

/** Stands between the shop and its server. */
export type Between = (server: Fetch) => Fetch;

/** Loses the first call to this address before the server has heard it, or only what it answers. */
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

/** Holds back what the server answers to this address, until it is let go. */
export function holding(path: string): { readonly between: Between; readonly letGo: () => void } {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const between: Between = (server) => async (input, init) => {
    const request = new Request(input, init);
    const answer = await server(request);
    if (request.url.endsWith(path)) await held;
    return answer;
  };
  return { between, letGo };
}
