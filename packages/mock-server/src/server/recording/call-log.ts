// Records of the traffic: call log, curl and HAR export, coverage, and the file that persists sessions.
// `server/http` writes them, `server/control` reads them; secrets are masked before anything is exported.
import type { CallRecord, CallSummary, Violation } from '../../control/control-answers.ts';
import type { ReachedCodes } from '../self-check/coverage.ts';

const maximumRecords = 200;

export interface CallPattern {
  session: string;
  /** Any call of the contract by default. */
  operationId?: string;
  /** Only calls after this id. */
  after: number;
}

/** The records so far, for the next code after a reload. */
export interface CallHistory {
  readonly calls: readonly CallRecord[];
  readonly violations: readonly Violation[];
  /** The id of the newest call. */
  readonly count: number;
  readonly reached: ReachedCodes;
}

/** The latest calls and violations, oldest first. */
export interface CallLog {
  add(call: Omit<CallRecord, 'id'>): void;
  calls(session: string | null): CallRecord[];
  call(id: number): CallRecord | undefined;
  violations(session: string | null): Violation[];
  forget(session: string): void;
  /** Every code of answers with status 200 since the server started, by operation id. */
  reached(): ReachedCodes;
  history(): CallHistory;
  /** The first matching call, recorded or future; null after the time limit. */
  next(pattern: CallPattern, withinMs: number): Promise<CallRecord | null>;
}

const noHistory: CallHistory = { calls: [], violations: [], count: 0, reached: new Map() };

/**
 * @param onRecord is called with each new record
 * @param history the records to continue
 */
export function createCallLog(onRecord: (record: CallRecord) => void, history = noHistory): CallLog {
  let calls: CallRecord[] = [...history.calls];
  let violations: Violation[] = [...history.violations];
  let { count } = history;
  const reached = new Map([...history.reached].map(([id, codes]) => [id, new Set(codes)]));
  const waiters = new Set<(record: CallRecord) => void>();
  return {
    add(call) {
      count += 1;
      const record = { id: count, ...call };
      onRecord(record);
      calls.push(record);
      reach(reached, record);
      if (calls.length > 2 * maximumRecords) calls = calls.slice(-maximumRecords);
      for (const finding of record.findings) {
        const { time, session, operationId } = record;
        if (operationId !== null) violations.push({ time, session, operationId, ...finding });
      }
      if (violations.length > 2 * maximumRecords) violations = violations.slice(-maximumRecords);
      if (waiters.size > 0) for (const waiter of [...waiters]) waiter(record);
    },
    calls: (session) => lastOf(calls, session),
    call: (id) => calls.find((record) => record.id === id),
    violations: (session) => lastOf(violations, session),
    forget(session) {
      calls = calls.filter((record) => record.session !== session);
      violations = violations.filter((violation) => violation.session !== session);
    },
    reached: () => reached,
    history: () => ({ calls, violations, count, reached }),
    next(pattern, withinMs) {
      const match = calls.find((record) => fits(record, pattern));
      if (match !== undefined) return Promise.resolve(match);
      const { promise, resolve } = Promise.withResolvers<CallRecord | null>();
      const waiter = (record: CallRecord) => {
        if (fits(record, pattern)) resolve(record);
      };
      waiters.add(waiter);
      const timer = setTimeout(() => resolve(null), withinMs);
      return promise.finally(() => {
        clearTimeout(timer);
        waiters.delete(waiter);
      });
    },
  };
}

/** The fields of a call in lists. */
export function summaryOf({ query, request, answer, delivered, ...summary }: CallRecord): CallSummary {
  return summary;
}

// A code that was corrupted or not delivered does not count.
function reach(
  reached: Map<string, Set<number>>,
  { operationId, status, code, answer, delivered }: CallRecord,
): void {
  if (operationId === null || (answer.status ?? status) !== 200) return;
  const codes = reached.get(operationId) ?? new Set();
  const isWhole = delivered === undefined || delivered.kind === 'slow';
  if (code !== null && isWhole) codes.add(code);
  reached.set(operationId, codes);
}

function fits(record: CallRecord, { session, operationId, after }: CallPattern): boolean {
  if (record.id <= after || record.session !== session) return false;
  return operationId === undefined ? record.operationId !== null : record.operationId === operationId;
}

function lastOf<Entry extends { session: string }>(
  entries: readonly Entry[],
  session: string | null,
): Entry[] {
  return entries.filter((entry) => session === null || entry.session === session).slice(-maximumRecords);
}
