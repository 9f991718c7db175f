import { ShopError } from './errors.ts';
import type { AnswerType } from './operation.ts';
import { parseJson } from './transport/json.ts';
import type { Answer } from './transport/message.ts';

/** The success member of an envelope, without its code. */
export type Opened = Readonly<Record<string, unknown>>;

interface Envelope {
  readonly code: number;
  readonly fields: Opened;
}

const sessionCodes = new Set([100, 1000]);

/**
 * Opens an envelope. Only the number 1 in a successful answer is success; the login has ended on 100 and 1000 whatever
 * the status; everything that is not an envelope breaks the contract.
 * @param shape the JSON types of the fields that the contract promises
 */
export function openEnvelope(
  operation: string,
  { status, text }: Answer,
  shape: Readonly<Record<string, AnswerType>>,
): Opened {
  const envelope = readEnvelope(operation, status, text);
  const { code, fields } = envelope;
  const isOk = status >= 200 && status < 300;
  if (code !== 1 || !isOk) throw failure(operation, status, isOk, envelope);
  for (const [name, type] of Object.entries(shape)) {
    // The effect of the call has happened: its code says so.
    if (!isOfType(fields[name], type))
      throw broken(operation, status, `${name} is not ${type}`, 'answered', code);
  }
  return fields;
}

function readEnvelope(operation: string, status: number, text: string): Envelope {
  const parsed = parse(operation, status, text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw outside(operation, status, 'the answer is no envelope');
  }
  const { code, ...fields }: { code?: unknown; [field: string]: unknown } = { ...parsed };
  if (typeof code !== 'number' || !Number.isInteger(code)) {
    throw outside(operation, status, 'code is not a whole number');
  }
  return { code, fields };
}

function parse(operation: string, status: number, text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw outside(operation, status, 'the answer is not JSON', cause);
  }
}

function failure(operation: string, status: number, isOk: boolean, { code, fields }: Envelope): ShopError {
  const serverMessage = typeof fields.msg === 'string' && fields.msg !== '' ? fields.msg : undefined;
  const details = { operation, status, code, serverMessage };
  if (sessionCodes.has(code)) {
    return new ShopError('the login has ended', { ...details, kind: 'session', outcome: 'answered' });
  }
  if (!isOk) {
    return new ShopError(`status ${status}`, { ...details, kind: 'http', outcome: outcomeOf(status) });
  }
  if (serverMessage === undefined)
    return broken(operation, status, 'msg is not a sentence', 'answered', code);
  return new ShopError('refused', { ...details, kind: 'refused', outcome: 'answered' });
}

/** What is not an envelope: in a successful answer it breaks the contract, else the status tells enough. */
function outside(operation: string, status: number, problem: string, cause?: unknown): ShopError {
  if (status >= 200 && status < 300) return broken(operation, status, problem, 'unknown', undefined, cause);
  return new ShopError(`status ${status}`, {
    kind: 'http',
    operation,
    status,
    outcome: outcomeOf(status),
    cause,
  });
}

function broken(
  operation: string,
  status: number,
  problem: string,
  outcome: 'answered' | 'unknown',
  code?: number,
  cause?: unknown,
): ShopError {
  return new ShopError(problem, { kind: 'invalid-response', operation, status, outcome, code, cause });
}

/** A refusal of the request itself did nothing; a failing or hurried server may have done it all the same. */
function outcomeOf(status: number): 'answered' | 'unknown' {
  return status >= 400 && status < 500 && status !== 408 ? 'answered' : 'unknown';
}

function isOfType(value: unknown, type: AnswerType): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'nullable':
      return value !== undefined;
    default:
      return typeof value === type;
  }
}
