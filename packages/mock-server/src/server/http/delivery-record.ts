import type { CallRecord } from '../../control/control-answers.ts';
import type { Delivery, RawResponse } from '../../operations/faults/fault-response.ts';
import { bytesOf } from '../../operations/faults/fault-response.ts';
import type { Fault } from '../../world/state/faults.ts';
import { faultKinds } from '../../world/state/faults.ts';

/** Characters of an answer that a record keeps. */
export const mostAnsweredKept = 1_048_576;

/** What stands in a record for a body that is too long. */
export function tooMuchToKeep(characters: number): string {
  return `A body of ${characters} characters, too many to keep.`;
}

export type DeliveryRecord = NonNullable<CallRecord['delivered']>;

/** What left of an answer on which a fault lay. @returns undefined when it left as the shop had written it */
export function deliveryRecordOf(
  faults: readonly Fault[],
  delivery: Delivery,
  parcel: RawResponse,
  hasCallerLeft: boolean,
): DeliveryRecord | undefined {
  const of = bytesOf(delivery.kind === 'lost' ? parcel : delivery).length;
  const nothing = { status: 0, headers: {}, bytes: 0, of };
  if (hasCallerLeft)
    return { kind: 'abandoned', ...nothing, sentence: 'The caller had left before the answer.' };
  if (delivery.kind === 'lost') {
    const isReset = resets(faults);
    const sentence = isReset ? 'The connection was reset' : 'The connection was closed';
    return {
      kind: isReset ? 'reset' : 'lost',
      ...nothing,
      sentence: `${sentence} before a byte of the answer.`,
    };
  }
  if (delivery.kind === 'whole' && delivery.headers === parcel.headers) return undefined;
  const { status, headers, kind } = delivery;
  const bytes = delivery.kind === 'cut' ? Math.min(delivery.bytes, of) : of;
  const left = bytes < of ? textOf(bytesOf(delivery).subarray(0, bytes)) : delivery.text;
  const text = left.length > mostAnsweredKept ? tooMuchToKeep(left.length) : left;
  const sentence = sentenceOf(faults, delivery, bytes, of);
  return {
    ...{ kind, status, headers, bytes, of, sentence },
    // Hundreds are kept and few looked at, so what was parsed is not kept.
    get body() {
      return text === '' ? undefined : parsed(text);
    },
  };
}

/** Whether a connection ends by a reset, as when a process dies; else it is closed as usual. */
export function resets(faults: readonly Fault[]): boolean {
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

// A character whose bytes were torn apart shows as the sign for that.
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
