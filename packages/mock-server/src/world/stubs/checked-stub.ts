import { operations } from '@signal-shop/sdk/contract';
import { checkAnswer } from '@signal-shop/sdk/validate';
import { didYouMean } from '../../scenarios/create/did-you-mean.ts';
import { countOf, fieldsOf, isRecord } from './read-fields.ts';
import { checkRejection } from './rejection.ts';
import type { StoredStub, Stub } from './stubs.ts';
import { addStub, stubBody } from './stubs.ts';

export const stubFields = ['operationId', 'when', 'answer', 'status', 'times', 'unchecked'] as const;

export const uncheckedHint = 'Add unchecked: true for an answer that breaks the contract.';

/** Reads a stub, in process and over HTTP. @throws TypeError with the wrong field */
export function readStub(value: unknown): Stub {
  const { operationId, when, answer, status, times, unchecked } = fieldsOf(value, stubFields);
  if (!isCall(operationId)) throw new TypeError(notACall(operationId));
  if (!isRecord(answer)) throw new TypeError('answer must be an object, the body of the answer.');
  if (when !== undefined && !isRecord(when))
    throw new TypeError('when must be an object, a part of the argument.');
  if (unchecked !== undefined && typeof unchecked !== 'boolean')
    throw new TypeError('unchecked must be true or false.');
  const stub: Stub = {
    operationId,
    answer,
    ...(when === undefined ? {} : { when }),
    ...(status === undefined ? {} : { status: readStatus(status) }),
    ...(times === undefined ? {} : { times: readTimes(times) }),
    ...(unchecked === true ? { unchecked } : {}),
  };
  // Checked here, because without it the validators report the code instead.
  if (isCheckedAnswer(stub) && answer.msg === undefined)
    throw new TypeError(`msg is missing in answer. ${uncheckedHint}`);
  return stub;
}

/**
 * Adds a stub whose fields are correct and whose answer keeps the contract.
 * @throws TypeError with the wrong field
 */
export function addCheckedStub(state: { stubs: StoredStub[] }, value: Stub): void {
  const stub = readStub(value);
  const problem = stub.unchecked === true ? undefined : problemOf(stub);
  if (problem !== undefined) throw new TypeError(`${problem} ${uncheckedHint}`);
  addStub(state, stub);
}

function problemOf(stub: Stub): string | undefined {
  const { operationId, status = 200 } = stub;
  if (status !== 200) return checkRejection(operationId, status, stubBody(stub));
  const problem = checkAnswer(operationId, stubBody(stub));
  return problem === undefined ? undefined : `${operationId}: ${problem}.`;
}

/** Whether the answer must keep the contract of a call's envelope. */
function isCheckedAnswer({ unchecked, status = 200 }: Stub): boolean {
  return unchecked !== true && status === 200;
}

function isCall(id: unknown): id is Stub['operationId'] {
  return typeof id === 'string' && Object.hasOwn(operations, id);
}

export function notACall(id: unknown): string {
  return `operationId must be a call of the contract.${didYouMean(String(id), Object.keys(operations))}`;
}

function readTimes(value: unknown): number {
  const times = countOf('times', value);
  if (times === 0) throw new TypeError('times must be at least 1.');
  return times;
}

function readStatus(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599) return value;
  throw new TypeError('status must be a whole number from 200 to 599.');
}
