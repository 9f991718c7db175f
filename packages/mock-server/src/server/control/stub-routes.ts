import { operations, ResponseCode } from '@signal-shop/sdk/contract';
import type { Stub } from '../../world/stubs/stubs.ts';
import { addStub, stubBody } from '../../world/stubs/stubs.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { ControlHandlers } from './control-handler.ts';
import { readCount, readFields, readSession, refuse } from './control-input.ts';

/** Control API of stubs: answers that replace those of the shop. */
export const stubHandlers = {
  stubs({ shop }, { query }) {
    const session = readSession(query.session);
    return { session, stubs: shop.peek(session).state.stubs };
  },
  async addStub({ shop, checkAnswer }, { body }) {
    const { session, stub } = readStub(body);
    const problem =
      stub.unchecked === true ? null : await checkAnswer(stub.operationId, stub.status, stubBody(stub));
    if (problem !== null)
      throw refuse(`${problem} Add unchecked: true for an answer that breaks the contract.`);
    return { session, stub: addStub(shop.world(session).state, stub) };
  },
  removeStub({ shop }, { name, query }) {
    const session = readSession(query.session);
    const { state } = shop.world(session);
    const remaining = state.stubs.filter(({ id }) => String(id) !== name);
    if (remaining.length === state.stubs.length) {
      throw new RefusedRequest(404, ResponseCode.notFound, `The session ${session} has no stub ${name}.`);
    }
    state.stubs = remaining;
    return { session };
  },
  clearStubs({ shop }, { query }) {
    const session = readSession(query.session);
    shop.world(session).state.stubs = [];
    return { session };
  },
} satisfies Partial<ControlHandlers>;

const fields = ['session', 'operationId', 'when', 'answer', 'status', 'times', 'unchecked'] as const;

function readStub(body: unknown): { session: string; stub: Stub } {
  const { session, operationId, when, answer, status, times, unchecked } = readFields(body, fields);
  if (!isCall(operationId)) throw refuse('operationId must be a call of the contract.');
  if (!isRecord(answer)) throw refuse('answer must be an object, the body of the answer.');
  if (when !== undefined && !isRecord(when)) throw refuse('when must be an object, a part of the argument.');
  if (unchecked !== undefined && typeof unchecked !== 'boolean')
    throw refuse('unchecked must be true or false.');
  return {
    session: readSession(session),
    stub: {
      operationId,
      answer,
      ...(when === undefined ? {} : { when }),
      ...(status === undefined ? {} : { status: readStatus(status) }),
      ...(times === undefined ? {} : { times: readTimes(times) }),
      ...(unchecked === true ? { unchecked } : {}),
    },
  };
}

function isCall(id: unknown): id is Stub['operationId'] {
  return typeof id === 'string' && Object.hasOwn(operations, id);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readTimes(value: unknown): number {
  const times = readCount('times', value);
  if (times === 0) throw refuse('times must be at least 1.');
  return times;
}

function readStatus(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599) return value;
  throw refuse('status must be a whole number from 200 to 599.');
}
