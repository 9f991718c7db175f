import { isRecord } from '../rules/is-record.ts';
import { parseJson } from '../transport/json.ts';
import type { Answer } from '../transport/message.ts';
import type { ShopErrorKind } from './errors.ts';
import { ShopError } from './errors.ts';

/** The success variant of an envelope, without its code. */
export type EnvelopeFields = Readonly<Record<string, unknown>>;

interface Envelope {
  readonly code?: number;
  readonly fields?: EnvelopeFields;
  /** The server's message of a refusal. */
  readonly serverMessage?: string;
  /** The field that a request lacks or has wrong. */
  readonly field?: string | undefined;
  /** How the response breaks the contract. */
  readonly problem?: string | undefined;
}

/**
 * Opens an envelope. Only code 1 in a response with a success status is a success; codes 100 and 1000 end the
 * session with any status; anything else that is not an envelope is invalid.
 * @param fieldTypes the required fields with their JSON types, such as `msg:array`
 */
export function openEnvelope(
  operation: string,
  { status, headers, text }: Answer,
  fieldTypes: readonly string[],
): EnvelopeFields {
  const { fields, problem, ...refusal } = readEnvelope(text, fieldTypes);
  const isOk = status >= 200 && status < 300;
  if (refusal.code === 1 && isOk && fields !== undefined && problem === undefined) return fields;
  const kind = kindOf(refusal.code, isOk, problem);
  // A refusal of the request itself had no effect. After 408 or a server error the effect is unknown.
  const isAnswered = isOk
    ? refusal.code !== undefined
    : kind === 'session' || (status >= 400 && status < 500 && status !== 408);
  throw new ShopError(isOk && problem !== undefined ? problem : `status ${status}`, {
    ...refusal,
    kind,
    operation,
    status,
    headers,
    body: text,
    outcome: isAnswered ? 'answered' : 'unknown',
  });
}

function kindOf(code: number | undefined, isOk: boolean, problem: string | undefined): ShopErrorKind {
  if (code === 100 || code === 1000) return 'session';
  if (!isOk) return 'http';
  return problem === undefined ? 'refused' : 'invalid-response';
}

function readEnvelope(text: string, fieldTypes: readonly string[]): Envelope {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    // Drop the cause: it quotes the response, which may contain a token.
    return { problem: 'the answer is not JSON' };
  }
  if (!isRecord(value)) return { problem: 'the answer is no envelope' };
  const { code, ...fields } = value;
  if (!isWhole(code)) return { problem: 'code is no whole number' };
  if (code === 1) return { code, fields, problem: missingField(fields, fieldTypes) };
  const { msg, field } = fields;
  return typeof msg === 'string' && msg !== ''
    ? { code, serverMessage: msg, field: typeof field === 'string' ? field : undefined }
    : { code, problem: 'msg is not a sentence' };
}

function missingField(fields: EnvelopeFields, fieldTypes: readonly string[]): string | undefined {
  for (const promise of fieldTypes) {
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
