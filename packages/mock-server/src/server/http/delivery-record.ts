import type { CallRecord } from '../../control/control-answers.ts';
import type { Delivery, RawResponse } from '../../operations/faults/fault-response.ts';
import { bytesOf } from '../../operations/faults/fault-response.ts';
import type { Fault } from '../../world/state/faults.ts';
import { faultKinds } from '../../world/state/faults.ts';

/** Maximum number of characters of a recorded answer. */
export const maximumRecordedCharacters = 1_048_576;

/** The placeholder for a body that is too long. */
export function truncationNotice(characters: number): string {
  return `A body of ${characters} characters, too many to keep.`;
}

export type DeliveryRecord = NonNullable<CallRecord['delivered']>;

/** The delivery of an answer with faults. @returns undefined when it was sent unchanged */
export function deliveryRecordOf(
  faults: readonly Fault[],
  delivery: Delivery,
  original: RawResponse,
  hasCallerLeft: boolean,
): DeliveryRecord | undefined {
  const of = bytesOf(delivery.kind === 'lost' ? original : delivery).length;
  const emptyRecord = { status: 0, headers: {}, bytes: 0, of };
  if (hasCallerLeft)
    return { kind: 'abandoned', ...emptyRecord, sentence: 'The caller disconnected before the answer.' };
  if (delivery.kind === 'lost') {
    const isReset = isConnectionReset(faults);
    const sentence = isReset ? 'The connection was reset' : 'The connection was closed';
    return {
      kind: isReset ? 'reset' : 'lost',
      ...emptyRecord,
      sentence: `${sentence} before the first byte of the answer.`,
    };
  }
  if (delivery.kind === 'whole' && delivery.headers === original.headers) return undefined;
  const { status, headers, kind } = delivery;
  const bytes = delivery.kind === 'cut' ? Math.min(delivery.bytes, of) : of;
  const sentText = bytes < of ? textOf(bytesOf(delivery).subarray(0, bytes)) : delivery.text;
  const text = sentText.length > maximumRecordedCharacters ? truncationNotice(sentText.length) : sentText;
  const sentence = sentenceOf(faults, delivery, bytes, of);
  return {
    ...{ kind, status, headers, bytes, of, sentence },
    // Parsed lazily, because hundreds of records are stored and few are read.
    get body() {
      return text === '' ? undefined : parsed(text);
    },
  };
}

/** Whether a connection ends by a reset, as when a process dies, instead of a regular close. */
export function isConnectionReset(faults: readonly Fault[]): boolean {
  return faults.some(({ kind }) => kind === 'reset' || kind === 'answer-lost');
}

function sentenceOf(faults: readonly Fault[], delivery: Delivery, bytes: number, of: number): string {
  if (delivery.kind === 'cut') return `The connection was broken after ${bytes} of ${of} bytes.`;
  if (delivery.kind === 'slow') return `The answer left in pieces, over ${delivery.ms} ms.`;
  const changing = faults.find(({ kind }) => kind !== 'latency' && kind !== 'timeout-60s');
  if (changing?.kind === 'status' && delivery.kind === 'whole')
    return `The mock was told to answer ${delivery.status}.`;
  return changing === undefined ? '' : `The mock ${faultKinds[changing.kind]}.`;
}

// Incomplete UTF-8 sequences become the replacement character.
function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
