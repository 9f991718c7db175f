import type {
  CallWish,
  ClockTurn,
  ControlAnswers,
  FaultPlan,
  NewSession,
  PatchStep,
  SessionStart,
} from './control-answers.ts';
import { controlPaths } from './generated/control-paths.ts';

export type { CookiePair } from './browser-cookies.ts';
export { readCookies, sessionCookie, visitorCookies, writeCookie } from './browser-cookies.ts';
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
  Violation,
  Visitor,
} from './control-answers.ts';
export type { DeepLink } from './deep-link.ts';
export { deepLink, readDeepLink } from './deep-link.ts';
export type { SessionReading } from './feed-events.ts';

export interface ControlOptions {
  /** Where the mock server is, or a shop that passes `/__mock` on to it: `http://127.0.0.1:4010`. */
  readonly url: string | URL;
  /** What the server printed at its start when other machines can reach it. */
  readonly token?: string;
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
}

/** The control API refused a call; the message is the server's own sentence. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal';
  readonly status: number;
  /** The sentence alone, without the name of the call. */
  readonly sentence: string;
  constructor(call: string, sentence: string, status: number) {
    super(`${call}: ${sentence}`);
    this.sentence = sentence;
    this.status = status;
  }
}

export type Control = ReturnType<typeof createControl>;

/**
 * Every call of the control API as a function. Rejects with ControlRefusal for an unknown scenario, a wait that ended
 * (408), anything the server does not understand; with the error of `fetch` when there is no server.
 * @example const control = createControl({ url: 'http://127.0.0.1:4010' }); await control.health();
 */
export function createControl(options: ControlOptions) {
  const send = senderOf(options);
  return {
    health: () => send('health', {}),
    /** What this API is, as an OpenAPI document. */
    openapi: () => send('openapi', {}),
    scenarios: () => send('scenarios', {}),
    ...sessionCalls(send),
    /** @param to name of a status; the next step without it */
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
    /** Turns it, changes how fast it runs, or both: `{ to: 'flash.end', speed: 0 }`. */
    turnClock: (session: string, turn: ClockTurn) => send('turnClock', { body: { session, ...turn } }),
    /** Of all sessions without one. */
    streams: (session?: string) => send('streams', { query: { session } }),
    /** Sends an event to the streams that are open now. */
    pushToStreams: (session: string, event: string, value?: unknown) =>
      send('pushToStreams', { body: { session, event, value } }),
    /** Ends the open streams, as a lost connection would; the shop listens again at the next visit. */
    dropStreams: (session: string) => send('dropStreams', { body: { session } }),
    /** Keeps events back until `holdStreams(session, false)`, which sends them. */
    holdStreams: (session: string, hold: boolean) => send('holdStreams', { body: { session, hold } }),
    /** Of all sessions without one. */
    calls: (session?: string) => send('calls', { query: { session } }),
    call: (id: number) => send('call', { name: String(id) }),
    /** Resolves with the first such call, whether it came already or comes in time. */
    awaitCall: (session: string, wish: CallWish = {}) => send('awaitCall', { body: { session, ...wish } }),
    /** Of all sessions without one. */
    har: (session?: string) => send('har', { query: { session } }),
    coverage: () => send('coverage', {}),
    /** Of all sessions without one. */
    violations: (session?: string) => send('violations', { query: { session } }),
    ledger: (session: string) => send('ledger', { query: { session } }),
    outbox: (session: string) => send('outbox', { name: session }),
    /** The kinds that there are, and what lies ahead of the session's calls. */
    faults: (session: string) => send('faults', { query: { session } }),
    planFault: (session: string, fault: FaultPlan) => send('planFault', { body: { session, ...fault } }),
    /** Takes away what `planFault` planned. */
    clearFaults: (session: string) => send('clearFaults', { query: { session } }),
  } satisfies Record<keyof ControlAnswers, unknown>;
}

function sessionCalls(send: Sender) {
  return {
    sessions: () => send('sessions', {}),
    /** Forgets whoever was not used for so many milliseconds, ten minutes unless said; never `default`. */
    removeIdleSessions: (idleMs?: number) =>
      send('removeIdleSessions', { query: { idle: idleMs === undefined ? undefined : String(idleMs) } }),
    /** Begins a session, afresh when there is one of this name; one without a name is given a free one. */
    createSession: (session: NewSession = {}) => send('createSession', { body: session }),
    /** Forgets the session and its calls; its name begins anew when it is used again. */
    deleteSession: (session: string) => send('deleteSession', { name: session }),
    /** One session at a glance: scenarios in force, clock, streams, faults. */
    session: (session: string) => send('session', { name: session }),
    /**
     * Starts the session again in that state; `keep` turns its running world instead.
     * `visitor` of the answer is what a browser has to hold: see `visitorCookies`.
     */
    setScenarios: (session: string, scenarios: readonly string[], start: SessionStart = {}) =>
      send('setScenarios', { name: session, body: { scenarios, ...start } }),
    /** Back to what the session was created with, else to how every session begins. */
    reset: (session: string) => send('reset', { name: session, body: {} }),
  };
}

type Sender = ReturnType<typeof senderOf>;

interface Sending {
  /** What stands in the path for the part in braces. */
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
    { name = '', query, body }: Sending,
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
    // Something else than the mock server answers there, such as a proxy without one behind it.
  }
  return `${response.status} ${text.slice(0, 200)}`;
}
