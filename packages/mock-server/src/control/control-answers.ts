import type { CallId, OrderStatus } from '@signal-shop/sdk/contract';
import type { Visitor } from '../scenarios/visitor.ts';
import type { CallRecord, CallSummary, Violation } from '../server/call-log.ts';
import type { Coverage } from '../server/honesty/coverage.ts';
import type { AfterSalesKind, AfterSalesStatus } from '../world/after-sales-steps.ts';
import type { Fault, FaultKind } from '../world/faults.ts';
import type { Mail } from '../world/outbox.ts';
import type { LedgerEntry } from '../world/state.ts';
import type { SessionReading } from './feed-events.ts';

/** What a fault meets: a call of the contract, the event stream, or everything. */
export type FaultTarget = CallId | 'watchActivity' | '*';

/** A fault as it is planned; without `operationId` it meets every call. */
export interface FaultPlan extends Omit<Fault, 'operationId' | 'planned'> {
  readonly operationId?: FaultTarget;
}

/** Which call is waited for. */
export interface CallWish {
  /** Any call unless said. */
  readonly operationId?: FaultTarget;
  /** Only calls after the one of this id. */
  readonly after?: number;
  /** Milliseconds until the wait fails, at most 30,000; 5,000 unless said. */
  readonly within?: number;
}

/** Milliseconds forward, or a moment: an ISO text or milliseconds since 1970. */
export type ClockTurn = { readonly advance: number } | { readonly set: string | number };

/** How a session begins besides its scenarios; or that it goes on, and its running world is turned. */
export type SessionStart =
  | { readonly keep: true }
  | {
      readonly keep?: false;
      /** Chance depends on it alone: order numbers and luck are alike in every session with this seed. */
      readonly seed?: string;
      /** `real`, or the moment at which the clock stands still: an ISO text or milliseconds since 1970. */
      readonly now?: string | number;
      /** How far the clock is moved on once the scenarios stand, in milliseconds. */
      readonly ahead?: number;
    };

/** One step of a JSON Patch. */
export interface PatchStep {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  /** A JSON Pointer, such as `/locale`. */
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

export interface OfSession {
  readonly session: string;
}

export interface Health {
  readonly status: 'ready';
  readonly operations: number;
  readonly sessions: number;
}

export interface NamedScenario {
  readonly name: string;
  readonly group: string;
  readonly description: string;
}

export interface ClockReading extends OfSession {
  /** ISO 8601, UTC. */
  readonly now: string;
  /** Milliseconds since 1970. */
  readonly ms: number;
}

export interface OrderMove extends OfSession {
  readonly ordersn: string;
  readonly steps: readonly string[];
  readonly orderstatus: OrderStatus;
  /** The name of the status. */
  readonly status: string;
}

export interface AfterSalesRow {
  readonly id: string;
  readonly ordersn: string;
  readonly kind: AfterSalesKind;
  readonly status: AfterSalesStatus;
  /** Seconds since 1970. */
  readonly time: number;
  /** What the shop can do with it now. */
  readonly steps: readonly string[];
}

export interface Har {
  readonly log: { readonly version: string; readonly entries: readonly object[] };
}

/** What each call of the control API answers, by the name of its function. */
export interface ControlAnswers {
  health: Health;
  scenarios: { readonly scenarios: readonly NamedScenario[] };
  sessions: { readonly sessions: readonly string[] };
  session: SessionReading;
  setScenarios: OfSession & { readonly scenarios: readonly string[]; readonly visitor: Visitor };
  reset: OfSession;
  advanceOrder: OrderMove;
  readState: OfSession & { readonly state: Readonly<Record<string, unknown>> };
  patchState: OfSession & { readonly state: Readonly<Record<string, unknown>> };
  readSnapshot: OfSession & { readonly snapshot: string };
  restoreSnapshot: OfSession;
  afterSales: OfSession & { readonly requests: readonly AfterSalesRow[] };
  moveAfterSales: OfSession & { readonly requests: readonly AfterSalesRow[] };
  readClock: ClockReading;
  turnClock: ClockReading;
  streams: { readonly open: number };
  pushToStreams: OfSession & { readonly reached: number };
  calls: { readonly calls: readonly CallSummary[] };
  call: CallRecord & { readonly curl: string };
  awaitCall: CallRecord;
  har: Har;
  coverage: Coverage;
  violations: { readonly violations: readonly Violation[] };
  ledger: OfSession & { readonly charges: readonly LedgerEntry[] };
  outbox: OfSession & { readonly mails: readonly Mail[] };
  faultKinds: { readonly kinds: Readonly<Record<FaultKind, string>> };
  planFault: OfSession & { readonly fault: Fault };
  clearFaults: OfSession;
}
