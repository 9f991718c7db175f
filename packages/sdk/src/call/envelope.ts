import { isRecord } from '../rules/is-record.ts';
import { parseJson } from '../transport/json.ts';
import type { Answer } from '../transport/message.ts';
import type { ShopErrorKind } from './errors.ts';
import { ShopError } from './errors.ts';

/** The success variant of an envelope, without its code. */
export type Opened = Readonly<Record<string, unknown>>;

interface Envelope {
  readonly code?: number;
  readonly fields?: Opened;
  /** The server's message of a refusal. */
  readonly serverMessage?: string;
  /** How the response breaks the contract. */
  readonly problem?: string | undefined;
}

/**
 * Opens an envelope. Only code 1 in a response with a success status is a success; codes 100 and 1000 end the
 * session whatever the status; anything else that is not an envelope is invalid.
 * @param promises the required fields with their JSON types, such as `msg:array`
 */
export function openEnvelope(
  operation: string,
  { status, text }: Answer,
  promises: readonly string[],
): Opened {
  const { fields, problem, ...known } = readEnvelope(text, promises);
  const isOk = status >= 200 && status < 300;
  if (known.code === 1 && isOk && fields !== undefined && problem === undefined) return fields;
  const kind = kindOf(known.code, isOk, problem);
  // A refusal of the request itself had no effect. After 408 or a server error the effect is unknown.
  const isAnswered = isOk
    ? known.code !== undefined
    : kind === 'session' || (status >= 400 && status < 500 && status !== 408);
  throw new ShopError(isOk && problem !== undefined ? problem : `status ${status}`, {
    ...known,
    kind,
    operation,
    status,
    outcome: isAnswered ? 'answered' : 'unknown',
  });
}

function kindOf(code: number | undefined, isOk: boolean, problem: string | undefined): ShopErrorKind {
  if (code === 100 || code === 1000) return 'session';
  if (!isOk) return 'http';
  return problem === undefined ? 'refused' : 'invalid-response';
}

function readEnvelope(text: string, promises: readonly string[]): Envelope {
  let parsed: unknown;
  try {
    parsed = parseJson(text);
  } catch {
    // Drop the cause: it quotes the response, which may contain a token.
    return { problem: 'the answer is not JSON' };
  }
  if (!isRecord(parsed)) return { problem: 'the answer is no envelope' };
  const { code, ...fields } = parsed;
  if (!isWhole(code)) return { problem: 'code is no whole number' };
  if (code === 1) return { code, fields, problem: brokenPromise(fields, promises) };
  const { msg } = fields;
  return typeof msg === 'string' && msg !== ''
    ? { code, serverMessage: msg }
    : { code, problem: 'msg is not a sentence' };
}

function brokenPromise(fields: Opened, promises: readonly string[]): string | undefined {
  for (const promise of promises) {
    const [name = '', type] = promise.split(':');
    const value = fields[name];
    if (type === 'nullable' ? value === undefined : typeOf(value) !== type) return `${name} is not ${type}`;
  }
  return undefined;
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
