import type {
  CallRecord,
  CallSummary,
  CallWish,
  Control,
  FaultPlan,
  LedgerEntry,
  Mail,
  OrderMove,
  Violation,
} from '../control/control.ts';

/** The part of a browser context that a session needs: Playwright's, whichever of its packages it came from. */
export interface CookieJar {
  addCookies(cookies: { name: string; value: string; url: string }[]): Promise<void>;
}

/** One session of the mock server: a shop of its own, steered by one test. */
export interface MockSession {
  readonly name: string;
  /** Makes every page of this browser context a visitor of this session. @param url where the shop is */
  join(context: CookieJar, url: string): Promise<void>;
  /** Starts the shop again in this state: carts, orders and logins are gone. Rejects for an unknown scenario. */
  use(...scenarios: string[]): Promise<void>;
  /** Turns the running shop; carts, orders and logins stay. */
  apply(...scenarios: string[]): Promise<void>;
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): Promise<number>;
    advance(ms: number): Promise<void>;
    set(moment: string | number): Promise<void>;
    /** To where the flash sale opens or closes; rejects when that does not lie ahead. */
    to(boundary: 'flash.start' | 'flash.end'): Promise<void>;
    /** How many times as fast as the machine's clock it runs from now on; 0 freezes it. */
    speed(times: number): Promise<void>;
  };
  readonly calls: {
    /** The last 200, oldest first. */
    list(): Promise<readonly CallSummary[]>;
    /** How many of them were this call. */
    count(operationId: string): Promise<number>;
    /** The first such call, whether it came already or comes within 5 s (`within`); rejects after that. */
    await(wish: CallWish): Promise<CallRecord>;
  };
  /** Plans a fault: for every call without `operationId`, for ever without `times`. */
  fault(plan: FaultPlan): Promise<void>;
  clearFaults(): Promise<void>;
  readonly streams: {
    open(): Promise<number>;
    /** @returns how many open streams it reached */
    push(event: string, value?: unknown): Promise<number>;
    /** Ends the open streams; the browser opens them again. @returns how many there were */
    drop(): Promise<number>;
    /** Keeps events back until `hold(false)`. @returns how many wait, or were sent on */
    hold(hold?: boolean): Promise<number>;
  };
  /** The mails that the shop sent, newest first; a verification code is its `reference`. */
  outbox(): Promise<readonly Mail[]>;
  charges(): Promise<readonly LedgerEntry[]>;
  /** Moves an order on. @param to name of a status; the next step without it */
  advanceOrder(ordersn: string, to?: string): Promise<OrderMove>;
  violations(): Promise<readonly Violation[]>;
  /** Lets complaints that fit pass, for a test that breaks the contract on purpose. */
  allow(complaint: RegExp): void;
  /** What no test may leave behind, one line each: violations of the contract, orders charged twice. */
  complaints(): Promise<readonly string[]>;
}

/**
 * Begins a session, afresh even when the server knows one of this name.
 * @param scenarios what it begins with; nothing begins it as the server begins every session
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
      [...(await violations()).map(describeViolation), ...chargedTwice(await charges())].filter(
        (complaint) => !allowed.some((pattern) => pattern.test(complaint)),
      ),
  };
}

function describeViolation({ operationId, side, field, sentence }: Violation): string {
  return `${operationId}, ${side}${field === '' ? '' : ` ${field}`}: ${sentence}`;
}

function chargedTwice(charges: readonly LedgerEntry[]): readonly string[] {
  const orders = charges.map(({ ordersn }) => ordersn);
  const again = orders.filter((ordersn, place) => orders.indexOf(ordersn) !== place);
  return [...new Set(again)].map((ordersn) => `order ${ordersn} was charged more than once`);
}
