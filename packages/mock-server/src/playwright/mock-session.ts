import type {
  CallRecord,
  CallSummary,
  CallWish,
  Control,
  FaultPlan,
  LedgerEntry,
  Mail,
  OrderMove,
  StubPlan,
  Violation,
} from '../control/control.ts';

/** The part of a browser context that a session needs. Structural, so that any Playwright package fits. */
export interface CookieJar {
  addCookies(cookies: { name: string; value: string; url: string }[]): Promise<void>;
}

/** Which calls a chosen answer is for, and how it is sent. */
export type AnswerOptions = Pick<StubPlan, 'when' | 'status' | 'times' | 'unchecked'>;

/** One session of the mock server: a private shop that one test controls. */
export interface MockSession {
  readonly name: string;
  /** Makes every page of this browser context a visitor of this session. @param url of the shop */
  join(context: CookieJar, url: string): Promise<void>;
  /** Restarts the shop in this state: carts, orders and logins are gone. Rejects for an unknown scenario. */
  use(...scenarios: string[]): Promise<void>;
  /** Applies scenarios to the running shop; carts, orders and logins stay. */
  apply(...scenarios: string[]): Promise<void>;
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): Promise<number>;
    advance(ms: number): Promise<void>;
    set(moment: string | number): Promise<void>;
    /** Advances to the start or end of the flash sale; rejects when that is in the past. */
    to(boundary: 'flash.start' | 'flash.end'): Promise<void>;
    /** The speed of the clock relative to the machine's clock; 0 freezes it. */
    speed(times: number): Promise<void>;
  };
  readonly calls: {
    /** The last 200 calls, oldest first. */
    list(): Promise<readonly CallSummary[]>;
    /** How many recorded calls have this operation id. */
    count(operationId: string): Promise<number>;
    /** The first matching call, recorded or within 5 s (`within`); rejects after that. */
    await(wish: CallWish): Promise<CallRecord>;
  };
  /**
   * Answers a call with this body, which must keep the contract unless it is `unchecked`; the newest one that matches wins.
   * @param when fields that the argument of the call must have
   */
  answer(operationId: string, answer: StubPlan['answer'], options?: AnswerOptions): Promise<void>;
  /** The shop answers every call again. */
  clearAnswers(): Promise<void>;
  /** Plans a fault: for every call without `operationId`, without end if `times` is missing. */
  fault(plan: FaultPlan): Promise<void>;
  clearFaults(): Promise<void>;
  readonly streams: {
    open(): Promise<number>;
    /** @returns the number of open streams that received it */
    push(event: string, value?: unknown): Promise<number>;
    /** Ends the open streams; the browser opens them again. @returns how many there were */
    drop(): Promise<number>;
    /** Holds events back until `hold(false)`. @returns the number of events held or sent */
    hold(hold?: boolean): Promise<number>;
  };
  /** The emails of the shop, newest first; a verification code is its `reference`. */
  outbox(): Promise<readonly Mail[]>;
  charges(): Promise<readonly LedgerEntry[]>;
  /** Advances an order. @param to name of a status; the next status without it */
  advanceOrder(ordersn: string, to?: string): Promise<OrderMove>;
  violations(): Promise<readonly Violation[]>;
  /** Ignores complaints that match, for a test that violates the contract on purpose. */
  allow(complaint: RegExp): void;
  /** The complaints that fail a test at its end, one line each: violations of the contract, orders charged twice. */
  complaints(): Promise<readonly string[]>;
}

/**
 * Creates a session, or restarts the one of this name.
 * @param scenarios its initial state; by default the initial state of every session of the server
 */
export async function openMockSession(
  control: Control,
  name: string,
  scenarios: readonly string[] = [],
): Promise<MockSession> {
  const allowed: RegExp[] = [];
  const charges = async () => (await control.ledger(name)).charges;
  const violations = async () => (await control.violations(name)).violations;
  if (scenarios.length === 0) await control.reset(name);
  else await control.setScenarios(name, scenarios);
  return {
    name,
    join: (context, url) => context.addCookies([{ name: 'mock_session', value: name, url }]),
    use: async (...names) => void (await control.setScenarios(name, names)),
    apply: async (...names) => void (await control.setScenarios(name, names, { keep: true })),
    clock: {
      now: async () => (await control.readClock(name)).ms,
      advance: async (ms) => void (await control.turnClock(name, { advance: ms })),
      set: async (moment) => void (await control.turnClock(name, { set: moment })),
      to: async (boundary) => void (await control.turnClock(name, { to: boundary })),
      speed: async (times) => void (await control.turnClock(name, { speed: times })),
    },
    calls: {
      list: async () => (await control.calls(name)).calls,
      count: async (operationId) =>
        (await control.calls(name)).calls.filter((call) => call.operationId === operationId).length,
      await: (wish) => control.awaitCall(name, wish),
    },
    answer: async (operationId, answer, options = {}) =>
      void (await control.addStub(name, { operationId, answer, ...options })),
    clearAnswers: async () => void (await control.clearStubs(name)),
    fault: async (plan) => void (await control.planFault(name, plan)),
    clearFaults: async () => void (await control.clearFaults(name)),
    streams: {
      open: async () => (await control.streams(name)).open,
      push: async (event, value) => (await control.pushToStreams(name, event, value)).reached,
      drop: async () => (await control.dropStreams(name)).closed,
      hold: async (hold = true) => {
        const { kept, released } = await control.holdStreams(name, hold);
        return hold ? kept : released;
      },
    },
    outbox: async () => (await control.outbox(name)).mails,
    charges,
    advanceOrder: (ordersn, to) => control.advanceOrder(ordersn, name, to),
    violations,
    allow: (complaint) => void allowed.push(complaint),
    complaints: async () =>
      [...(await violations()).map(describeViolation), ...doubleCharges(await charges())].filter(
        (complaint) => !allowed.some((pattern) => pattern.test(complaint)),
      ),
  };
}

function describeViolation({ operationId, side, field, sentence }: Violation): string {
  return `${operationId}, ${side}${field === '' ? '' : ` ${field}`}: ${sentence}`;
}

function doubleCharges(charges: readonly LedgerEntry[]): readonly string[] {
  const orders = charges.map(({ ordersn }) => ordersn);
  const again = orders.filter((ordersn, index) => orders.indexOf(ordersn) !== index);
  return [...new Set(again)].map((ordersn) => `order ${ordersn} was charged more than once`);
}
