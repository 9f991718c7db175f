import type { CallRecord } from '../control/control-answers.ts';

/** What a line is about, so that a listener can choose. */
export type LogKind = 'call' | 'violation' | 'error';
export type Log = (line: string, kind: LogKind) => void;

/** Says what needs a developer's attention and is silent about calls that went well. */
export const logProblems: Log = (line, kind) => {
  if (kind !== 'call') console.error(line);
};

export const logEverything: Log = (line, kind) => {
  if (kind === 'call') console.log(line);
  else console.error(line);
};

export const logNothing: Log = () => {};

export function logCall(log: Log, record: CallRecord): void {
  const outcome = record.code === null ? '' : ` code ${record.code}`;
  const fault = record.fault === null ? '' : ` (${record.fault})`;
  log(`${record.method} ${record.path} ${record.status}${outcome}${fault} [${record.session}]`, 'call');
  for (const { side, sentence } of record.findings) {
    log(`Contract: ${record.operationId}, ${side} of session ${record.session}: ${sentence}`, 'violation');
  }
}
