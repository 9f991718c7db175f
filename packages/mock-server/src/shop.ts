import type { Locale } from '@signal-shop/sdk/contract';
import { sessionInCookies } from './control/browser-cookies.ts';
import type { OperationAnswer, OperationRequest } from './operations/dispatch/dispatch.ts';
import { dispatch, refusal } from './operations/dispatch/dispatch.ts';
import type { ReadRequest } from './operations/dispatch/read-request.ts';
import { readRequest } from './operations/dispatch/read-request.ts';
import { replacedAnswer } from './operations/dispatch/replaced-answer.ts';
import { readLocale } from './operations/dispatch/request-locale.ts';
import {
  brokenConnection,
  changesAnswer,
  deliveryOf,
  emptyResponse,
  toResponse,
  waitFor,
} from './operations/faults/fault-response.ts';
import { activityResponse } from './operations/media/activity-response.ts';
import type { Picture } from './operations/media/pictures.ts';
import { drawnPicture, uploadedPicture } from './operations/media/pictures.ts';
import { applyScenarios } from './scenarios/create/apply-scenarios.ts';
import type { ShopCall } from './shop-journal.ts';
import { createJournal } from './shop-journal.ts';
import type { ShopOptions } from './shop-options.ts';
import { assertShopOptions } from './shop-options.ts';
import { driverResponse, jsonResponse, parcelOf, pictureResponse } from './shop-responses.ts';
import type { SessionStarts } from './shop-worlds.ts';
import { sessionStartsOf, worldsFrom, worldsOf } from './shop-worlds.ts';
import type { Isolation } from './world/create/isolation.ts';
import { sharedSession } from './world/create/isolation.ts';
import type { Worlds } from './world/create/worlds.ts';
import { TooManySessions } from './world/create/worlds.ts';
import type { Fault } from './world/state/faults.ts';
import { delayOf, losesRequest, takeFaults } from './world/state/faults.ts';
import type { World } from './world/state/world.ts';
import { addCheckedStub } from './world/stubs/checked-stub.ts';
import type { Stub } from './world/stubs/stubs.ts';

export type { OperationAnswer, OperationRequest } from './operations/dispatch/dispatch.ts';
export type { ShopCall } from './shop-journal.ts';

type WorldLookups = 'peek' | 'sessions' | 'idleMs' | 'unsettled' | 'settle' | 'sessionOfToken';

/** A shop for any number of sessions, each with its own world. */
export interface Shop extends SessionStarts, Pick<Worlds, WorldLookups> {
  readonly isolation: Isolation;
  /** The whole shop as a `fetch` function: pass it to the SDK instead of the network. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** The last 200 calls that `fetch` got in a session since it started, oldest first. */
  calls(session: string): readonly ShopCall[];
  /** Answers a request whose body has been read. */
  answer(request: OperationRequest): OperationAnswer;
  /** The picture at this path, in any session; null when there is none. */
  picture(path: string): Picture | null;
  /** The world of a session, created on first use. @throws TooManySessions */
  world(session: string): World;
  /** Applies scenarios to the running world of a session. @throws Error with a readable message */
  applyScenarios(session: string, names: string | readonly string[]): void;
  /**
   * Answers calls of a session with a body of the caller's choice; the newest stub that matches wins.
   * @throws TypeError for a body that breaks the contract, unless `unchecked` is true
   */
  stub(session: string, stub: Stub): void;
  /** Removes all stubs of a session. */
  clearStubs(session: string): void;
  /** Deletes a session; the next use of its name creates a new one. */
  end(session: string): void;
  /** The faults for this call. Each call of this function counts as one hit, so call it once per request. */
  takeFaults(session: string, operationId: string): readonly Fault[];
}

/**
 * Creates the shop in this process.
 * @param source one world for all sessions, or the options for the world of each session
 * @throws TypeError for an unknown option or a wrong value; Error for an unknown scenario
 * @example const shop = createShop({ scenarios: 'cart.tier-60' }); await shop.fetch('http://shop.test/api/index/index')
 */
export function createShop(source: World | ShopOptions = {}): Shop {
  if (!isWorld(source)) assertShopOptions(source);
  const worlds = isWorld(source) ? worldsOf(source) : worldsFrom(source);
  const options = isWorld(source) ? {} : source;
  const journal = createJournal();
  const { isolation = 'session', faults: permanentFaults = [], recording } = options;

  const answerIn = (world: World, request: OperationRequest) =>
    replacedAnswer(recording, world, request) ?? answerBy(isolation, world, request);

  const answer = (request: OperationRequest): OperationAnswer =>
    whenFull(() => answerIn(worlds.get(request.session), request));

  const takeFaults = (session: string, operationId: string) =>
    matchingFaults(worlds.get(session), permanentFaults, operationId);

  const picture = (path: string) => pictureIn(worlds, path);

  async function answerRequest(request: Request): Promise<Response> {
    const session = sharedSession(isolation, sessionOf(request, worlds));
    const world = worlds.get(session);
    const driver = driverResponse(world, request);
    if (driver !== null) return driver;
    const parsedRequest = await readRequest(request);
    if (parsedRequest.kind === 'refused') return refusedResponse(parsedRequest, world);
    const faults = takeFaults(
      session,
      parsedRequest.kind === 'call' ? parsedRequest.call.operationId : parsedRequest.operationId,
    );
    const noted = journal.add(world, parsedRequest);
    await waitFor(delayOf(faults), request.signal);
    if (losesRequest(faults)) throw brokenConnection();
    if (parsedRequest.kind === 'stream' && !changesAnswer(faults)) return activityResponse(world);
    const parcel =
      parsedRequest.kind === 'stream'
        ? emptyResponse
        : parcelOf(noted(answerIn(world, { ...parsedRequest.call, session })));
    return toResponse(deliveryOf(faults, parcel, languageOf(request, world)), request.signal);
  }

  return {
    isolation,
    async fetch(input, init) {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init);
      request.signal.throwIfAborted();
      try {
        return pictureResponse(request, picture) ?? (await answerRequest(request));
      } catch (error) {
        if (error instanceof TooManySessions) return jsonResponse(atCapacity(error));
        throw error;
      }
    },
    calls: (session) => journal.of(worldOf(worlds, session)),
    answer,
    picture,
    world: (session) => worldOf(worlds, session),
    ...worldLookups(worlds),
    ...sessionStartsOf(worlds, options),
    applyScenarios: (session, names) => applyScenarios(worldOf(worlds, session), names),
    stub: (session, stub) => addCheckedStub(worldOf(worlds, session).state, stub),
    clearStubs(session) {
      worldOf(worlds, session).state.stubs = [];
    },
    end: (session) => worlds.remove(session),
    takeFaults,
  };
}

function refusedResponse(
  { reason, status, headers }: Extract<ReadRequest, { kind: 'refused' }>,
  { state }: World,
): Response {
  return jsonResponse({ status, headers, body: refusal(reason, state.locale).body });
}

function pictureIn(worlds: Worlds, path: string): Picture | null {
  const upload = worlds.find(({ state }) => state.uploads.get(path));
  return upload === undefined ? drawnPicture(path) : uploadedPicture(upload);
}

function worldLookups({
  peek,
  sessions,
  idleMs,
  unsettled,
  settle,
  sessionOfToken,
}: Worlds): Pick<Worlds, WorldLookups> {
  return { peek, sessions, idleMs, unsettled, settle, sessionOfToken };
}

/** With `request` isolation each request starts from the same state, so the changes are rolled back. */
function answerBy(isolation: Isolation, world: World, request: OperationRequest): OperationAnswer {
  if (isolation !== 'request') return dispatch(world, request);
  const before = world.snapshot();
  try {
    return dispatch(world, request);
  } finally {
    world.restore(before);
  }
}

function matchingFaults(
  world: World,
  permanentFaults: readonly Fault[],
  operationId: string,
): readonly Fault[] {
  const draw = () => world.chance('fault');
  const always = takeFaults(permanentFaults, operationId, draw).matches;
  if (world.state.faults.length === 0) return always;
  const { matches, remaining } = takeFaults(world.state.faults, operationId, draw);
  world.state.faults = remaining;
  return [...always, ...matches];
}

function whenFull(answer: () => OperationAnswer): OperationAnswer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof TooManySessions) return atCapacity(error);
    throw error;
  }
}

function atCapacity({ message }: TooManySessions): OperationAnswer {
  return refusal('tooManyRequests', 'en', message);
}

/** @throws TypeError without a session, which plain JavaScript may leave out */
function worldOf(worlds: Worlds, session: string): World {
  if (typeof session === 'string') return worlds.get(session);
  throw new TypeError("The first argument is the name of a session, such as 'default'.");
}

/** @throws TypeError for what is neither a world nor options */
function isWorld(source: World | ShopOptions): source is World {
  if (Object(source) !== source)
    throw new TypeError(
      `createShop takes an object such as { scenarios: 'cart.many' }, not ${String(source)}.`,
    );
  return 'state' in source;
}

const sessionName = /^[\w.:~-]{1,64}$/;

function sessionOf({ headers }: Request, worlds: Worlds): string {
  const headerSession = headers.get('x-mock-session') ?? sessionInCookies(headers.get('cookie') ?? '');
  if (headerSession !== undefined && sessionName.test(headerSession)) return headerSession;
  const token = headers.get('authorization');
  return (token === null ? null : worlds.sessionOfToken(token)) ?? 'default';
}

function languageOf({ headers }: Request, { state }: World): Locale {
  return readLocale(headers.get('accept-language')) ?? state.locale;
}
