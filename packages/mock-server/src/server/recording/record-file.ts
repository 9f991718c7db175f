import { appendFileSync, statSync, writeFileSync } from 'node:fs';
import type { CallRecord } from '../../control/control-answers.ts';
import { readLocale } from '../../operations/dispatch/request-locale.ts';
import { factsOf } from '../../world/recordings/recording.ts';
import { redact } from '../../world/recordings/redact.ts';
import { codeOrMessageOf } from '../error-text.ts';

/** Writes each answer of the real backend as one line of JSON, with most personal data masked. */
export interface RecordFile {
  add(call: CallRecord): void;
}

/**
 * @param report is called with a sentence when recording ends because the file can no longer be written
 * @throws Error with a readable message when the file cannot be written, or has a recording already
 */
export function openRecordFile(path: string, report: (sentence: string) => void): RecordFile {
  if (isFilled(path)) throw new Error(`The recording ${path} exists: delete it, or choose another file.`);
  try {
    writeFileSync(path, '');
  } catch (error) {
    throw new Error(`The recording ${path} cannot be written: ${codeOrMessageOf(error)}.`);
  }
  let isOpen = true;
  return {
    add(call) {
      const line = isOpen ? recordedLine(call) : null;
      if (line === null) return;
      try {
        appendFileSync(path, `${JSON.stringify(line)}\n`);
      } catch (error) {
        // The backend has answered: its answer reaches the client in any case.
        isOpen = false;
        report(
          `The recording ${path} ends here, because the file cannot be written: ${codeOrMessageOf(error)}.`,
        );
      }
    },
  };
}

function isFilled(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Null for a call that the backend did not answer as a whole: by the mock server, a stream, a fault, no connection. */
function recordedLine(call: CallRecord): object | null {
  const { operationId } = call;
  const { body } = call.answer;
  const isWhole = call.backend !== undefined && call.fault === null && call.delivered === undefined;
  if (operationId === null || !isWhole || typeof body !== 'object' || body === null) return null;
  const { headers } = call.request;
  const facts = factsOf({
    operationId,
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
