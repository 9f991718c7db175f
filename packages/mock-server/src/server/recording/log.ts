import type { CallRecord, CallSummary } from '../../control/control-answers.ts';
import { summaryOf } from './call-log.ts';

/** What a line is about, so that a listener can choose. */
export type LogKind = 'call' | 'violation' | 'error';

/** @param call the call that the line is about; absent for what belongs to none */
export type Log = (line: string, kind: LogKind, call?: CallSummary) => void;

/** Says what needs a developer's attention and is silent about calls that went well. */
export const logProblems: Log = (line, kind) => {
  if (kind !== 'call') console.error(line);
};

export const logEverything: Log = (line, kind) => {
  if (kind === 'call') console.log(line);
  else console.error(line);
};

/** One JSON object per call, with its findings in it, and one per error: for programs that read along. */
export const logJson: Log = (line, kind, call) => {
  if (kind === 'call' && call !== undefined) console.log(JSON.stringify({ kind, ...call }));
  else if (kind === 'error') console.log(JSON.stringify({ kind, message: line }));
};

export const logNothing: Log = () => {};

/** How a log is called on the command line. */
export const logs = {
  line: logEverything,
  json: logJson,
  problems: logProblems,
  silent: logNothing,
} as const;

export function logCall(log: Log, record: CallRecord): void {
  const call = summaryOf(record);
  const outcome = record.code === null ? '' : ` code ${record.code}`;
  const left = record.delivered === undefined ? '' : `: ${record.delivered.sentence}`;
  const fault = record.fault === null && left === '' ? '' : ` (${record.fault ?? 'nothing left'}${left})`;
  const from = record.backend === undefined ? '' : ` from ${record.backend}`;
  log(
    `${record.method} ${record.path} ${record.status}${outcome}${fault}${from} [${record.session}]`,
    'call',
    call,
  );
  for (const { side, sentence } of record.findings) {
    log(
      `Contract: ${record.operationId}, ${side} of session ${record.session}: ${sentence}`,
      'violation',
      call,
    );
  }
}
