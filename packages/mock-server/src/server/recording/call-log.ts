import type { CallRecord, CallSummary, Violation } from '../../control/control-answers.ts';
import type { ReachedCodes } from '../self-check/coverage.ts';

const kept = 200;

export interface CallPattern {
  session: string;
  /** Any call unless said. */
  operationId?: string;
  /** Only calls after the one of this id. */
  after: number;
}

/** The last calls and the last differences from the contract, oldest first. */
export interface CallLog {
  add(call: Omit<CallRecord, 'id'>): void;
  calls(session: string | null): CallRecord[];
  call(id: number): CallRecord | undefined;
  violations(session: string | null): Violation[];
  forget(session: string): void;
  /** Every code that was answered with status 200 since the server began, by operation id. */
  reached(): ReachedCodes;
  /** The first call that fits, now or later; null when none came in time. */
  next(pattern: CallPattern, withinMs: number): Promise<CallRecord | null>;
}

/** @param tell is given each record as it comes */
export function createCallLog(tell: (record: CallRecord) => void): CallLog {
  let calls: CallRecord[] = [];
  let violations: Violation[] = [];
  let added = 0;
  const reached = new Map<string, Set<number>>();
  const waiting = new Set<(record: CallRecord) => void>();
  return {
    add(call) {
      added += 1;
      const record = { id: added, ...call };
      tell(record);
      calls.push(record);
      reach(reached, record);
      if (calls.length > 2 * kept) calls = calls.slice(-kept);
      for (const finding of record.findings) {
        const { time, session, operationId } = record;
        violations.push({ time, session, operationId, ...finding });
      }
      if (violations.length > 2 * kept) violations = violations.slice(-kept);
      if (waiting.size > 0) for (const hear of [...waiting]) hear(record);
    },
    calls: (session) => lastOf(calls, session),
    call: (id) => calls.find((record) => record.id === id),
    violations: (session) => lastOf(violations, session),
    forget(session) {
      calls = calls.filter((record) => record.session !== session);
      violations = violations.filter((violation) => violation.session !== session);
    },
    reached: () => reached,
    next(pattern, withinMs) {
      const known = calls.find((record) => fits(record, pattern));
      if (known !== undefined) return Promise.resolve(known);
      const { promise, resolve } = Promise.withResolvers<CallRecord | null>();
      const hear = (record: CallRecord) => {
        if (fits(record, pattern)) resolve(record);
      };
      waiting.add(hear);
      const timer = setTimeout(() => resolve(null), withinMs);
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(hear);
      });
    },
  };
}

/** What a list tells of a call. */
export function summaryOf({ query, request, answer, delivered, ...summary }: CallRecord): CallSummary {
  return summary;
}

// A code that arrived spoilt, or not at all, was shown to nobody.
function reach(
  reached: Map<string, Set<number>>,
  { operationId, status, code, answer, delivered }: CallRecord,
): void {
  if ((answer.status ?? status) !== 200) return;
  const codes = reached.get(operationId) ?? new Set();
  const isWhole = delivered === undefined || delivered.kind === 'slow';
  if (code !== null && isWhole) codes.add(code);
  reached.set(operationId, codes);
}

function fits(record: CallRecord, { session, operationId, after }: CallPattern): boolean {
  if (record.id <= after || record.session !== session) return false;
  return operationId === undefined || record.operationId === operationId;
}

function lastOf<Entry extends { session: string }>(
  entries: readonly Entry[],
  session: string | null,
): Entry[] {
  return entries.filter((entry) => session === null || entry.session === session).slice(-kept);
}
