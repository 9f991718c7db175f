// The control API under `/__mock`: sessions, scenarios, clock, faults, orders, streams and records of a running shop.
// `server/http` passes its requests here; one handler per call, in the `*-routes.ts` files. Its client is in
// `src/control`.
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { controlTokenInCookies } from '../../control/browser-cookies.ts';
import type { ControlCall } from '../../control/control-answers.ts';
import { controlPaths } from '../../control/generated/control-paths.ts';
import { sharedSession } from '../../world/create/isolation.ts';
import { readJsonBody, requireJsonOfPages } from '../http/read-json-body.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { writeJson } from '../http/write-answer.ts';
import { isSessionName } from '../sessions/sessions.ts';
import type { ControlParts, ControlRequest } from './control-handler.ts';
import { readSession } from './control-input.ts';
import { controlHandlers } from './control-routes.ts';
import { writeIndex } from './index-page.ts';

/** The calls under `/__mock` that read and change the worlds. */
export interface ControlApi {
  /** Whether the request is authorized: always on loopback, otherwise with the control token. */
  allows(request: IncomingMessage): boolean;
  answer(target: RequestTarget, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

interface ControlRoute {
  readonly call: ControlCall;
  readonly method: string;
  readonly pattern: RegExp;
}

/** The routes of the document, in its order. */
const routes: readonly ControlRoute[] = Object.keys(controlPaths)
  .filter(isControlCall)
  .map((call) => {
    const [method = '', path = ''] = controlPaths[call].split(' ');
    const pattern = path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/, '([^/]+)');
    return { call, method, pattern: new RegExp(`^${pattern}$`) };
  });

function isControlCall(name: string): name is ControlCall {
  return name in controlHandlers;
}

/** POST calls that change no world. */
const keepWorlds = new Set<ControlCall>(['pushToStreams', 'dropStreams', 'holdStreams', 'awaitCall']);

/** @param token required in `x-mock-control`, or in the cookie of its pages, when other machines can reach the server; null on loopback */
export function createControlApi(parts: ControlParts, token: string | null): ControlApi {
  return {
    allows: ({ headers }) => token === null || isToken(headers['x-mock-control'], token),
    async answer(target, request, response) {
      if (token !== null && !isToken(sentToken(request), token)) throw withoutToken();
      const path = target.path.replace(/\/$/, '');
      const isVisit = request.method === 'GET' || request.method === 'HEAD';
      if (path === '/__mock' && isVisit) writeIndex(request, response);
      else if (path === '/__mock/feed' && isVisit) openFeed(parts, target, response);
      else await answerRoute(parts, path, target, request, response);
    },
  };
}

/** With global isolation every session name refers to the shared world. */
function withSession({ shop }: ControlParts, path: string, controlRequest: ControlRequest): ControlRequest {
  const sharedSessionOf = (session: unknown) =>
    typeof session === 'string' ? sharedSession(shop.isolation, session) : session;
  const { name, query, body } = controlRequest;
  return {
    ...controlRequest,
    name: path.startsWith('/__mock/sessions/') ? sharedSession(shop.isolation, name) : name,
    query:
      query.session === undefined
        ? query
        : { ...query, session: sharedSession(shop.isolation, query.session) },
    body: hasSession(body) ? { ...body, session: sharedSessionOf(body.session) } : body,
  };
}

function hasSession(body: unknown): body is { readonly session: unknown } {
  return typeof body === 'object' && body !== null && 'session' in body;
}

/** A name that no other instance chooses. A body that is no object stays as it is, and is refused. */
function withName(body: unknown): unknown {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) return body;
  return { ...body, name: `session-${randomUUID()}` };
}

function hasName(body: unknown): body is { readonly name: unknown } {
  return typeof body === 'object' && body !== null && 'name' in body;
}

function openFeed({ feed, shop }: ControlParts, { query }: RequestTarget, response: ServerResponse): void {
  feed.open(
    query.session === undefined ? null : sharedSession(shop.isolation, readSession(query.session)),
    response,
  );
}

async function answerRoute(
  parts: ControlParts,
  path: string,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { route, name } = findRoute(path, target, request.method ?? '');
  requireJsonOfPages(request);
  const body = await readJsonBody(request);
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  const isNameless = parts.store.isShared && route.call === 'createSession' && !hasName(body);
  const controlRequest = withSession(parts, path, {
    ...{ name, query: target.query, origin },
    body: isNameless ? withName(body) : body,
  });
  const changesWorlds = route.method !== 'GET' && !keepWorlds.has(route.call);
  const work = async () => {
    const answerOfHandler = await controlHandlers[route.call](parts, controlRequest);
    if (changesWorlds) parts.store.persistUsed();
    return answerOfHandler;
  };
  const session = parts.store.isShared ? sessionUsedBy(route.call, path, controlRequest) : null;
  const answer = await (session === null ? work() : parts.store.use(session, work));
  if (changesWorlds && 'session' in answer) parts.feed.publishSession(String(answer.session));
  writeJson(response, 200, answer);
}

/** Calls that use no session, or several. */
const withoutSession = new Set<ControlCall>([
  ...keepWorlds,
  ...(['health', 'openapi', 'scenarios', 'sessions', 'removeIdleSessions', 'streams'] as const),
  ...(['calls', 'call', 'har', 'coverage', 'violations'] as const),
]);

/** The one session that a call reads or changes; null without one, and for a name that the handler refuses. */
function sessionUsedBy(
  call: ControlCall,
  path: string,
  { name, query, body }: ControlRequest,
): string | null {
  if (withoutSession.has(call)) return null;
  const ofBody = hasSession(body) ? body.session : undefined;
  const named = call === 'createSession' && hasName(body) ? body.name : undefined;
  const session = path.startsWith('/__mock/sessions/') ? name : (named ?? ofBody ?? query.session);
  if (session === undefined) return 'default';
  return typeof session === 'string' && isSessionName(session) ? session : null;
}

function findRoute(path: string, target: RequestTarget, method: string) {
  const atPath = routes.flatMap((route) => {
    const match = route.pattern.exec(path);
    return match === null ? [] : [{ route, name: decode(match[1] ?? '') }];
  });
  const match = atPath.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method));
  if (match === undefined) {
    throw notFound(target, method, [...new Set(atPath.map(({ route }) => route.method))]);
  }
  return match;
}

/** Other sites send no cookie (SameSite=Strict), and those of other ports of this machine may only send simple requests, which change nothing. */
function sentToken({ headers }: IncomingMessage) {
  return headers['x-mock-control'] ?? controlTokenInCookies(headers.cookie ?? '');
}

function isToken(sent: string | readonly string[] | undefined, token: string): boolean {
  const bytes = Buffer.from(String(sent ?? ''));
  const expected = Buffer.from(token);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

function withoutToken(): RefusedRequest {
  return new RefusedRequest(
    403,
    ResponseCode.malformedRequest,
    'Send the control token as x-mock-control: that of MOCK_CONTROL_TOKEN, or the one printed at the start.',
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new RefusedRequest(
      400,
      ResponseCode.malformedRequest,
      'The session in the address is not encoded correctly.',
    );
  }
}

function notFound(target: RequestTarget, method: string, allowed: readonly string[]): RefusedRequest {
  if (allowed.length === 0) {
    const sentence = `There is nothing at ${target.path.slice(0, 80)}. GET /__mock lists what there is.`;
    return new RefusedRequest(404, ResponseCode.notFound, sentence);
  }
  const sentence = `${target.path.slice(0, 80)} is called with ${allowed.join(' or ')}, not with ${method}.`;
  return new RefusedRequest(405, ResponseCode.notFound, sentence, { allow: allowed.join(', ') });
}
