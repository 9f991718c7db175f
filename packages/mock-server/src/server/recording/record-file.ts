import { appendFileSync, writeFileSync } from 'node:fs';
import type { CallRecord } from '../../control/control-answers.ts';
import { readLocale } from '../../operations/dispatch/request-locale.ts';
import { factsOf } from '../../world/recordings/recording.ts';
import { redact } from '../../world/recordings/redact.ts';

/** Writes each answer of the real backend as one line of JSON, without data of persons. */
export interface RecordFile {
  add(call: CallRecord): void;
}

/** @throws Error with a readable message when the file cannot be written */
export function openRecordFile(path: string): RecordFile {
  try {
    writeFileSync(path, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`The recording ${path} cannot be written: ${reason}.`);
  }
  return {
    add(call) {
      const line = recordedLine(call);
      if (line !== null) appendFileSync(path, `${JSON.stringify(line)}\n`);
    },
  };
}

/** Null for a call that the backend did not answer as a whole: by the mock server, a stream, a fault, no connection. */
function recordedLine(call: CallRecord): object | null {
  const { body } = call.answer;
  const isWhole = call.backend !== undefined && call.fault === null && call.delivered === undefined;
  if (!isWhole || typeof body !== 'object' || body === null) return null;
  const { headers } = call.request;
  const facts = factsOf({
    operationId: call.operationId,
    body: call.request.body,
    query: call.query,
    token: textOf(headers.authorization),
    locale: readLocale(textOf(headers['accept-language'])),
    shipTo: textOf(headers['ship-to']),
  });
  return { ...facts, path: call.path, status: call.status, answer: redact(body) };
}

function textOf(header: unknown): string | null {
  return typeof header === 'string' ? header : null;
}
