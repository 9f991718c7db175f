import type { Finding } from './findings.ts';

const kept = 200;

export interface CallRecord {
  time: string;
  session: string;
  method: string;
  path: string;
  operationId: string;
  status: number;
  /** The envelope's code; null when the answer had none, as after a fault. */
  code: number | null;
  fault: string | null;
  findings: readonly Finding[];
}

export interface Violation extends Finding {
  time: string;
  session: string;
  operationId: string;
}

/** The last calls and the last differences from the contract, oldest first. */
export interface CallLog {
  add(record: CallRecord): void;
  calls(session: string | null): CallRecord[];
  violations(session: string | null): Violation[];
  forget(session: string): void;
}

/** @param tell is given each record as it comes */
export function createCallLog(tell: (record: CallRecord) => void): CallLog {
  let calls: CallRecord[] = [];
  let violations: Violation[] = [];
  return {
    add(record) {
      tell(record);
      calls.push(record);
      if (calls.length > 2 * kept) calls = calls.slice(-kept);
      for (const finding of record.findings) {
        const { time, session, operationId } = record;
        violations.push({ time, session, operationId, ...finding });
      }
      if (violations.length > 2 * kept) violations = violations.slice(-kept);
    },
    calls: (session) => lastOf(calls, session),
    violations: (session) => lastOf(violations, session),
    forget(session) {
      calls = calls.filter((record) => record.session !== session);
      violations = violations.filter((violation) => violation.session !== session);
    },
  };
}

function lastOf<Entry extends { session: string }>(
  entries: readonly Entry[],
  session: string | null,
): Entry[] {
  return entries.filter((entry) => session === null || entry.session === session).slice(-kept);
}
