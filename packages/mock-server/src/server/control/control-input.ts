import { OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import type { Beginning } from '../../shop.ts';
import type { Fault } from '../../world/faults.ts';
import { faultKinds, isFaultKind } from '../../world/faults.ts';
import { TooManySessions } from '../../world/worlds.ts';
import { RefusedRequest } from '../refused-request.ts';
import { isSessionName } from '../sessions.ts';

const latestMs = 8_640_000_000_000_000;

/** Runs something whose error is a sentence for the caller, such as an unknown scenario. */
export function tell<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof TooManySessions) throw error;
    throw refuse(error instanceof Error ? error.message : String(error));
  }
}

export function readSession(name: unknown): string {
  if (name === undefined) return 'default';
  if (typeof name !== 'string') throw refuse('session must be a text.');
  if (isSessionName(name)) return name;
  throw refuse('A session is named by 1 to 64 letters, digits, dots, colons, dashes or underscores.');
}

/** `keep` turns the world that the session lives in, instead of starting it again as `beginning` says. */
export function readScenarios(body: unknown): { scenarios: string[]; keep: boolean; beginning: Beginning } {
  const { scenarios, keep = false, seed, now, ahead } = readObject(body);
  if (typeof keep !== 'boolean') throw refuse('keep must be true or false.');
  const beginning = readBeginning(seed, now, ahead);
  if (keep && Object.keys(beginning).length > 0)
    throw refuse('seed, now and ahead say how a session begins: leave keep out.');
  if (Array.isArray(scenarios) && scenarios.every((name) => typeof name === 'string'))
    return { scenarios, keep, beginning };
  throw refuse('Send {"scenarios": ["cart.many", "flash.open"]}. GET /__mock/scenarios lists the names.');
}

function readBeginning(seed: unknown, now: unknown, ahead: unknown): Beginning {
  if (seed !== undefined && !(typeof seed === 'string' && /^[\x21-\x7e]{1,64}$/.test(seed)))
    throw refuse('seed must be 1 to 64 letters, digits or signs.');
  return {
    ...(seed === undefined ? {} : { seed: String(seed) }),
    ...(now === undefined ? {} : { now: readMoment(now) }),
    ...(ahead === undefined ? {} : { ahead: readMilliseconds('ahead', ahead) }),
  };
}

function readMoment(now: unknown): number | string {
  if (now === 'real') return now;
  const ms = typeof now === 'string' ? Date.parse(now) : now;
  if (typeof ms === 'number' && Number.isFinite(ms) && Math.abs(ms) <= latestMs) return ms;
  throw refuse('now must be "real" or a moment such as "2026-01-15T12:00:00Z".');
}

export type ClockChange = { kind: 'set'; ms: number } | { kind: 'advance'; ms: number };

export function readClockChange(body: unknown): { session: string; change: ClockChange } {
  const { session, set, advance } = readObject(body);
  if ((set === undefined) === (advance === undefined)) {
    throw refuse('Send either {"advance": milliseconds} or {"set": "2026-11-21T09:00:00Z"}.');
  }
  if (advance !== undefined) {
    return {
      session: readSession(session),
      change: { kind: 'advance', ms: readMilliseconds('advance', advance) },
    };
  }
  const ms = typeof set === 'string' ? Date.parse(set) : set;
  return { session: readSession(session), change: { kind: 'set', ms: readMilliseconds('set', ms) } };
}

export function readPush(body: unknown): { session: string; event: string; value: unknown } {
  const { session, event, value } = readObject(body);
  if (typeof event !== 'string' || !/^[\w-]{1,40}$/.test(event)) {
    throw refuse('event must be a name such as kai or guan.');
  }
  if (typeof value === 'string' && /[\r\n]/.test(value)) throw refuse('value must be one line.');
  return { session: readSession(session), event, value: value ?? '' };
}

export function readFault(body: unknown, operationIds: readonly string[]): { session: string; fault: Fault } {
  const { session, operationId = '*', kind, ms, bytes, status, after, times, probability } = readObject(body);
  if (!isFaultKind(kind)) throw refuse(`kind must be one of: ${Object.keys(faultKinds).join(', ')}.`);
  if (!isFaultTarget(operationId, operationIds))
    throw refuse('operationId must be a call of the contract, or * for all.');
  return {
    session: readSession(session),
    fault: {
      operationId,
      kind,
      planned: true,
      ...(ms === undefined ? {} : { ms: readCount('ms', ms, 120_000) }),
      ...(bytes === undefined ? {} : { bytes: readCount('bytes', bytes) }),
      ...(status === undefined ? {} : { status: readStatus(status) }),
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

/** `to` is a status by its name or number; null asks for the next step. */
export function readAdvance(body: unknown): { session: string; to: OrderStatus | null } {
  const { session, to } = readObject(body ?? {});
  if (to === undefined) return { session: readSession(session), to: null };
  const found = Object.entries(OrderStatus).find(([name, status]) => name === to || status === to);
  if (found === undefined) {
    throw refuse(
      `to must be one of: ${Object.keys(OrderStatus).join(', ')}; or leave it out for the next step.`,
    );
  }
  return { session: readSession(session), to: found[1] };
}

export function readObject(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw refuse('Send a JSON object as the body.');
}

function readMilliseconds(field: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= latestMs)
    return Math.round(value);
  throw refuse(`${field} must be a time that can be read.`);
}

export function readCount(field: string, value: unknown, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most) return value;
  throw refuse(`${field} must be a whole number from 0 to ${most}.`);
}

export function refuse(sentence: string): RefusedRequest {
  return new RefusedRequest(400, ResponseCode.malformedRequest, sentence);
}
