import type { CallRecord, CallSummary } from '../../control/control-answers.ts';
import { summaryOf } from './call-log.ts';

/** The kind of a line, for filters. */
export type LogKind = 'call' | 'violation' | 'error' | 'reload' | 'webhook';

/** @param call the call of the line; absent for other lines */
export type Log = (line: string, kind: LogKind, call?: CallSummary) => void;

/** Logs violations, errors and reloads only. */
export const logProblems: Log = (line, kind) => {
  if (kind === 'reload') console.log(line);
  else if (kind === 'violation' || kind === 'error') console.error(line);
};

export const logEverything: Log = (line, kind) => {
  if (kind === 'violation' || kind === 'error') console.error(line);
  else console.log(line);
};

/** One JSON object per call, with its findings, and one per other line: for other programs. */
export const logJson: Log = (line, kind, call) => {
  if (kind === 'call' && call !== undefined) console.log(JSON.stringify({ kind, ...call }));
  else if (kind !== 'call' && kind !== 'violation') console.log(JSON.stringify({ kind, message: line }));
};

export const logNothing: Log = () => {};

/** The logs by their names on the command line. */
export const logs = {
  line: logEverything,
  json: logJson,
  problems: logProblems,
  silent: logNothing,
} as const;

export function logCall(log: Log, record: CallRecord): void {
  const call = summaryOf(record);
  const outcome = record.code === null ? '' : ` code ${record.code}`;
  const unknown = record.operationId === null ? ': no call of the contract' : '';
  const delivery = record.delivered === undefined ? '' : `: ${record.delivered.sentence}`;
  const fault =
    record.fault === null && delivery === '' ? '' : ` (${record.fault ?? 'nothing left'}${delivery})`;
  const from = record.backend === undefined ? '' : ` from ${record.backend}`;
  log(
    `${record.method} ${record.path} ${record.status}${outcome}${fault}${from}${unknown} [${record.session}]`,
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
