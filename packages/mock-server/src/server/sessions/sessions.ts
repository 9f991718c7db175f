// The session of a request (header, cookie or token), and its state as the control API reports it.
// Used by `server/http`, `control`, `pages` and `streams`; the sessions themselves are in `world/create`.
import type { IncomingHttpHeaders } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { sessionInCookies } from '../../control/browser-cookies.ts';
import { areScenarios } from '../../scenarios/create/apply-scenarios.ts';
import type { Shop } from '../../shop.ts';
import { sharedSession } from '../../world/create/isolation.ts';
import { TooManySessions } from '../../world/create/worlds.ts';
import { messageOf } from '../error-text.ts';
import { RefusedRequest } from '../http/refused-request.ts';

const sessionPattern = /^[\w.:-]{1,64}$/;
const longestScenario = 200;

/**
 * The session of a request: header `x-mock-session`, cookie `mock_session`, the session that issued the token, else
 * `default`. With `x-mock-scenario` it is a separate world in those scenarios beside that session.
 * Throws RefusedRequest for an invalid name and for an unknown scenario.
 */
export function sessionOf(shop: Shop, headers: IncomingHttpHeaders): string {
  const session = sharedSession(shop.isolation, chosenSession(shop, headers));
  const scenario = headers['x-mock-scenario'];
  if (scenario === undefined) return session;
  const id = `${session}~${String(scenario)}`;
  if (!shop.sessions().includes(id)) startScenario(shop, id, String(scenario));
  return id;
}

export function isSessionName(name: string): boolean {
  const [session = '', scenario = ''] = name.split(/~(.*)/s);
  return sessionPattern.test(session) && scenario.length <= longestScenario && areScenarios(scenario);
}

function chosenSession(shop: Shop, headers: IncomingHttpHeaders): string {
  const sessionName = headers['x-mock-session'];
  if (sessionName !== undefined) return checkedName(sessionName);
  const cookie = sessionInCookies(headers.cookie ?? '');
  if (cookie !== undefined) return cookie;
  const token = headers.authorization;
  return (token === undefined ? null : shop.sessionOfToken(token)) ?? 'default';
}

function checkedName(name: string | string[]): string {
  if (typeof name === 'string' && sessionPattern.test(name)) return name;
  throw refuse('x-mock-session must have 1 to 64 letters, digits, dots, colons, dashes or underscores.');
}

function startScenario(shop: Shop, session: string, scenario: string): void {
  if (scenario.length > longestScenario) throw refuse('x-mock-scenario is too long.');
  try {
    shop.setScenarios(session, scenario);
  } catch (error) {
    if (error instanceof TooManySessions) throw error;
    throw refuse(messageOf(error));
  }
}

function refuse(sentence: string): RefusedRequest {
  return new RefusedRequest(400, ResponseCode.malformedRequest, sentence);
}
