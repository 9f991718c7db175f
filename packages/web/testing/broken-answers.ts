import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Fetch } from './test-environment.ts';

/** Wraps the shop's server. */
export type Between = (server: Fetch) => Fetch;

/** Selects requests by their body. */
type IsMeant = (request: Request) => Promise<boolean>;

/** Drops the first call to a path before it reaches the server, or only its response. */
export function losing(path: string, what: 'request' | 'answer', isMeant?: IsMeant): Between {
  return breakingOnce(path, isMeant, async (request, server) => {
    if (what === 'answer') await server(request);
    throw new TypeError('The connection broke.');
  });
}

/** Answers the first call to a path with a server error, after it had its effect. */
export function failingLate(path: string, isMeant?: IsMeant): Between {
  return breakingOnce(path, isMeant, async (request, server) => {
    await server(request);
    return Response.json({ code: ResponseCode.serverError, msg: 'Please try again.' }, { status: 500 });
  });
}

function breakingOnce(
  path: string,
  isMeant: IsMeant | undefined,
  answer: (request: Request, server: Fetch) => Promise<Response>,
): Between {
  let isBroken = false;
  return (server) => async (input, init) => {
    const request = new Request(input, init);
    const isOfPath = !isBroken && request.url.endsWith(path);
    const isFirst = isOfPath && (isMeant === undefined || (await isMeant(request.clone())));
    if (isBroken || !isFirst) return server(request);
    isBroken = true;
    return answer(request, server);
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
