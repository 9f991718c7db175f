import { OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import { ScenarioConflict } from '../../scenarios/create/apply-scenarios.ts';
import { didYouMean } from '../../scenarios/create/did-you-mean.ts';
import { TooManySessions } from '../../world/create/worlds.ts';
import { furthestMs } from '../../world/state/clock.ts';
import type { Fault } from '../../world/state/faults.ts';
import { faultKinds, isFaultKind } from '../../world/state/faults.ts';
import { countOf, fieldsOf } from '../../world/stubs/read-fields.ts';
import { messageOf } from '../error-text.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import { isSessionName } from '../sessions/sessions.ts';

/** Rethrows errors as refusals with their message, such as an unknown scenario. */
export function asRefusal<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof TooManySessions) throw error;
    if (error instanceof ScenarioConflict) throw conflict(error.message);
    throw refuse(messageOf(error));
  }
}

export function readSession(name: unknown, field = 'session'): string {
  if (name === undefined) return 'default';
  if (typeof name !== 'string') throw refuse(`${field} must be a string.`);
  if (isSessionName(name)) return name;
  throw refuse(
    `A ${field} has 1 to 64 letters, digits, dots, colons, dashes or underscores, and perhaps ~ and scenarios that there are.`,
  );
}

/** The session filter of a list; null for all sessions. */
export function readSessionOrAll(name: unknown): string | null {
  return name === undefined ? null : readSession(name);
}

export function readPush(body: unknown): { session: string; event: string; value: unknown } {
  const { session, event, value } = readFields(body, ['session', 'event', 'value']);
  if (typeof event !== 'string' || !/^[\w-]{1,40}$/.test(event)) {
    throw refuse('event must be a name such as kai or guan.');
  }
  if (typeof value === 'string' && /[\r\n]/.test(value)) throw refuse('value must be one line.');
  return { session: readSession(session), event, value: value ?? '' };
}

const faultFields = [
  'session',
  'operationId',
  'kind',
  'ms',
  'bytes',
  'status',
  'retryAfter',
  'after',
  'times',
  'probability',
] as const;

export function readHold(body: unknown): { session: string; hold: boolean } {
  const { session, hold } = readFields(body, ['session', 'hold']);
  if (typeof hold !== 'boolean') throw refuse('hold must be true or false.');
  return { session: readSession(session), hold };
}

/** Reads a body that has only a session. */
export function readSessionOnly(body: unknown): string {
  return readSession(readFields(body ?? {}, ['session']).session);
}

export function readFault(body: unknown, operationIds: readonly string[]): { session: string; fault: Fault } {
  const { session, operationId = '*', kind, ...terms } = readFields(body, faultFields);
  const { ms, bytes, status, retryAfter, after, times, probability } = terms;
  if (!isFaultKind(kind)) throw refuse(`kind must be one of: ${Object.keys(faultKinds).join(', ')}.`);
  if (!isFaultTarget(operationId, operationIds))
    throw refuse(
      `operationId must be a call of the contract, or * for all.${didYouMean(String(operationId), operationIds)}`,
    );
  return {
    session: readSession(session),
    fault: {
      operationId,
      kind,
      planned: true,
      ...(ms === undefined ? {} : { ms: readCount('ms', ms, 120_000) }),
      ...(bytes === undefined ? {} : { bytes: readCount('bytes', bytes) }),
      ...(status === undefined ? {} : { status: readStatus(status) }),
      ...(retryAfter === undefined ? {} : { retryAfter: readCount('retryAfter', retryAfter, 86_400) }),
      ...(after === undefined ? {} : { after: readCount('after', after) }),
      ...(times === undefined ? {} : { times: readCount('times', times) }),
      ...(probability === undefined ? {} : { probability: readProbability(probability) }),
    },
  };
}

function isFaultTarget(id: unknown, operationIds: readonly string[]): id is Fault['operationId'] {
  return id === '*' || (typeof id === 'string' && operationIds.includes(id));
}

function readStatus(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599) return value;
  throw refuse('status must be a whole number from 400 to 599.');
}

function readProbability(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw refuse('probability must be a number from 0 to 1.');
}

/** `to` is a status by its name or number; null means the next step. */
export function readAdvance(body: unknown): { session: string; to: OrderStatus | null } {
  const { session, to } = readFields(body ?? {}, ['session', 'to']);
  if (to === undefined) return { session: readSession(session), to: null };
  const entry = Object.entries(OrderStatus).find(([name, status]) => name === to || status === to);
  if (entry === undefined) {
    throw refuse(`to must be one of: ${Object.keys(OrderStatus).join(', ')}; or missing for the next step.`);
  }
  return { session: readSession(session), to: entry[1] };
}

/** Reads the fields of a body and refuses all others, so that a misspelled one is not ignored. */
export function readFields<Name extends string>(
  body: unknown,
  names: readonly Name[],
): Partial<Record<Name, unknown>> {
  return asRefusal(() => fieldsOf(body, names));
}

/** Since 1970, or a duration. @param what names the permitted values in the refusal */
export function readMilliseconds(field: string, value: unknown, what = 'a number of milliseconds'): number {
  if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= furthestMs)
    return Math.round(value);
  throw refuse(`${field} must be ${what}.`);
}

export function readCount(field: string, value: unknown, most?: number): number {
  return asRefusal(() => countOf(field, value, most));
}

/** The request is valid, but the current state of the shop does not allow it. */
export function conflict(sentence: string): RefusedRequest {
  return new RefusedRequest(409, ResponseCode.malformedRequest, sentence);
}

export function refuse(sentence: string): RefusedRequest {
  return new RefusedRequest(400, ResponseCode.malformedRequest, sentence);
}
