// The client of the control API, its types, deep links and the event feed.
// Runs in browsers and in Node, so it imports only types from the rest of the package, never `server`.
import type {
  CallWish,
  ClockTurn,
  ControlAnswers,
  FaultPlan,
  NewSession,
  PatchStep,
  SessionStart,
  StubPlan,
} from './control-answers.ts';
import { controlPaths } from './generated/control-paths.ts';

export type { CookiePair } from './browser-cookies.ts';
export {
  readCookies,
  sessionCookie,
  visitorCookies,
  writeControlCookie,
  writeCookie,
} from './browser-cookies.ts';
export type {
  AfterSalesRow,
  CallRecord,
  CallSummary,
  CallWish,
  ClockReading,
  ClockTurn,
  ControlAnswers,
  FaultPlan,
  FaultTarget,
  LedgerEntry,
  Mail,
  NamedScenario,
  NewSession,
  OrderMove,
  PatchStep,
  SessionStart,
  StubPlan,
  Violation,
  Visitor,
} from './control-answers.ts';
export type { DeepLink } from './deep-link.ts';
export { deepLink, readDeepLink } from './deep-link.ts';
export type { SessionReading } from './feed-events.ts';

export interface ControlOptions {
  /** URL of the mock server, or of a shop that proxies `/__mock` to it: `http://127.0.0.1:4010`. */
  readonly url: string | URL;
  /** The token that the server prints at its start when other machines can reach it. */
  readonly token?: string;
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
}

/** The control API refused a call; the message includes the one of the server. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal';
  readonly status: number;
  /** The message of the server without the name of the call. */
  readonly sentence: string;
  constructor(call: string, sentence: string, status: number) {
    super(`${call}: ${sentence}`);
    this.sentence = sentence;
    this.status = status;
  }
}

export type Control = ReturnType<typeof createControl>;

/**
 * Every call of the control API as a function. Rejects with ControlRefusal for an unknown scenario, a timed-out wait
 * (408) and invalid input; with the error of `fetch` when no server answers.
 * @example const control = createControl({ url: 'http://127.0.0.1:4010' }); await control.health();
 */
export function createControl(options: ControlOptions) {
  const send = senderOf(options);
  return {
    health: () => send('health', {}),
    /** The OpenAPI document of this API. */
    openapi: () => send('openapi', {}),
    scenarios: () => send('scenarios', {}),
    ...sessionCalls(send),
    ...stubCalls(send),
    /** @param to name of a status; the next status without it */
    advanceOrder: (ordersn: string, session: string, to?: string) =>
      send('advanceOrder', { name: ordersn, body: { session, ...(to === undefined ? {} : { to }) } }),
    readState: (session: string) => send('readState', { name: session }),
    patchState: (session: string, patch: readonly PatchStep[]) =>
      send('patchState', { name: session, body: patch }),
    readSnapshot: (session: string) => send('readSnapshot', { name: session }),
    restoreSnapshot: (session: string, snapshot: string) =>
      send('restoreSnapshot', { name: session, body: { snapshot } }),
    afterSales: (session: string) => send('afterSales', { name: session }),
    moveAfterSales: (session: string, id: string, step: string) =>
      send('moveAfterSales', { name: session, body: { id, step } }),
    readClock: (session: string) => send('readClock', { query: { session } }),
    /** Sets the clock, its speed, or both: `{ to: 'flash.end', speed: 0 }`. */
    turnClock: (session: string, turn: ClockTurn) => send('turnClock', { body: { session, ...turn } }),
    /** By default, of all sessions. */
    streams: (session?: string) => send('streams', { query: { session } }),
    /** Sends an event to the streams that are open now. */
    pushToStreams: (session: string, event: string, value?: unknown) =>
      send('pushToStreams', { body: { session, event, value } }),
    /** Ends the open streams like a lost connection; the shop subscribes again at the next visit. */
    dropStreams: (session: string) => send('dropStreams', { body: { session } }),
    /** Holds events back until `holdStreams(session, false)` sends them. */
    holdStreams: (session: string, hold: boolean) => send('holdStreams', { body: { session, hold } }),
    /** By default, of all sessions. */
    calls: (session?: string) => send('calls', { query: { session } }),
    call: (id: number) => send('call', { name: String(id) }),
    /** Resolves with the first matching call, recorded or within the time limit. */
    awaitCall: (session: string, wish: CallWish = {}) => send('awaitCall', { body: { session, ...wish } }),
    /** By default, of all sessions. */
    har: (session?: string) => send('har', { query: { session } }),
    coverage: () => send('coverage', {}),
    /** By default, of all sessions. */
    violations: (session?: string) => send('violations', { query: { session } }),
    ledger: (session: string) => send('ledger', { query: { session } }),
    outbox: (session: string) => send('outbox', { name: session }),
    /** The kinds of faults and the ones planned for the session. */
    faults: (session: string) => send('faults', { query: { session } }),
    planFault: (session: string, fault: FaultPlan) => send('planFault', { body: { session, ...fault } }),
    /** Removes the faults that `planFault` planned. */
    clearFaults: (session: string) => send('clearFaults', { query: { session } }),
  } satisfies Record<keyof ControlAnswers, unknown>;
}

function sessionCalls(send: Sender) {
  return {
    sessions: () => send('sessions', {}),
    /** Removes sessions that were idle for this many milliseconds, ten minutes by default; never `default`. */
    removeIdleSessions: (idleMs?: number) =>
      send('removeIdleSessions', { query: { idle: idleMs === undefined ? undefined : String(idleMs) } }),
    /** Creates a session or restarts the one of this name; without a name the server picks a free one. */
    createSession: (session: NewSession = {}) => send('createSession', { body: session }),
    /** Deletes the session and its calls; the next use of its name creates a new one. */
    deleteSession: (session: string) => send('deleteSession', { name: session }),
    /** The summary of one session: active scenarios, clock, streams, faults. */
    session: (session: string) => send('session', { name: session }),
    /**
     * Restarts the session in that state; `keep` applies the scenarios to the running world instead.
     * `visitor` in the answer describes the cookies a browser needs: see `visitorCookies`.
     */
    setScenarios: (session: string, scenarios: readonly string[], start: SessionStart = {}) =>
      send('setScenarios', { name: session, body: { scenarios, ...start } }),
    /** Returns to the state the session was created with, otherwise to the default state. */
    reset: (session: string) => send('reset', { name: session, body: {} }),
  };
}

function stubCalls(send: Sender) {
  return {
    /** The answers that replace those of the shop, oldest first. */
    stubs: (session: string) => send('stubs', { query: { session } }),
    /** Rejects with ControlRefusal for an answer that breaks the contract, unless it is `unchecked`. */
    addStub: (session: string, stub: StubPlan) => send('addStub', { body: { session, ...stub } }),
    removeStub: (session: string, id: number) => send('removeStub', { name: String(id), query: { session } }),
    clearStubs: (session: string) => send('clearStubs', { query: { session } }),
  };
}

type Sender = ReturnType<typeof senderOf>;

interface ControlRequest {
  /** The value of the path parameter. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
}

function senderOf({ url, token, fetch = globalThis.fetch }: ControlOptions) {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { 'x-mock-control': token }),
  };
  return async <Name extends keyof ControlAnswers>(
    call: Name,
    { name = '', query, body }: ControlRequest,
  ): Promise<ControlAnswers[Name]> => {
    const [method = '', path = ''] = controlPaths[call].split(' ');
    const address = new URL(path.replace(/\{\w+\}/, encodeURIComponent(name)), url);
    for (const [field, value] of Object.entries(query ?? {}))
      if (value !== undefined) address.searchParams.set(field, value);
    const response = await fetch(address.href, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new ControlRefusal(call, await readRefusal(response), response.status);
    return response.json();
  };
}

async function readRefusal(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'msg' in body) return String(body.msg);
  } catch {
    // Another server answers at this address, such as a proxy without a mock server behind it.
  }
  return `${response.status} ${text.slice(0, 200)}`;
}
