import type { IncomingHttpHeaders } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from './refused-request.ts';
import type { ServedShop } from './shop-port.ts';

const sessionPattern = /^[\w.:-]{1,64}$/;
const cookiePattern = /(?:^|;\s*)mock_session=([\w.:-]{1,64})(?=;|$)/;
const rememberedTokens = 10_000;
const mostSessions = 2000;

/** Which world a request belongs to. */
export interface Sessions {
  /** The session of a request: header `x-mock-session`, cookie `mock_session`, the token, else `default`. */
  of(headers: IncomingHttpHeaders): string;
  /** Remembers where a token was given out, so that a client that sends only its token finds its world again. */
  remember(token: string, session: string): void;
}

/** @param shop starts a session's world when `x-mock-scenario` names one that is not there yet */
export function createSessions(shop: ServedShop): Sessions {
  const sessionOfToken = new Map<string, string>();
  const started = new Set<string>();

  function chosenSession(headers: IncomingHttpHeaders): string {
    const named = headers['x-mock-session'];
    if (named !== undefined) return checkedName(named);
    const cookie = cookiePattern.exec(headers.cookie ?? '')?.[1];
    if (cookie !== undefined) return cookie;
    return sessionOfToken.get(headers.authorization ?? '') ?? 'default';
  }

  return {
    of(headers) {
      const session = chosenSession(headers);
      const scenario = headers['x-mock-scenario'];
      const id = scenario === undefined ? session : `${session}~${String(scenario)}`;
      if (started.has(id)) return id;
      if (started.size >= mostSessions) {
        throw new RefusedRequest(
          429,
          ResponseCode.tooManyRequests,
          `There are ${mostSessions} sessions already. Start the mock again.`,
        );
      }
      if (scenario !== undefined) startScenario(shop, id, String(scenario));
      started.add(id);
      return id;
    },
    remember(token, session) {
      sessionOfToken.delete(token);
      sessionOfToken.set(token, session);
      const [oldest] = sessionOfToken.keys();
      if (sessionOfToken.size > rememberedTokens && oldest !== undefined) sessionOfToken.delete(oldest);
    },
  };
}

export function isSessionName(name: string): boolean {
  return sessionPattern.test(name);
}

function checkedName(name: string | string[]): string {
  if (typeof name === 'string' && isSessionName(name)) return name;
  throw new RefusedRequest(
    400,
    ResponseCode.malformedRequest,
    'x-mock-session takes 1 to 64 letters, digits, dots, colons, dashes or underscores.',
  );
}

function startScenario(shop: ServedShop, session: string, scenario: string): void {
  try {
    shop.setScenarios(session, scenario.split(','));
  } catch (error) {
    throw new RefusedRequest(
      400,
      ResponseCode.malformedRequest,
      error instanceof Error ? error.message : String(error),
    );
  }
}
