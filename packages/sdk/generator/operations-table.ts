// Writes the table that drives the client: method, path, kind, argument and promised fields of every call.
import type { AnswerType, Operation } from '../src/operation.ts';
import type { Call, ContractDocument, Schema } from './contract-document.ts';
import { answersOf, bodyOf, callsOf, flatten, parametersOf } from './contract-document.ts';

const types: Readonly<Record<string, AnswerType>> = {
  array: 'array',
  object: 'object',
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/** The text of `generated/operations.ts`. */
export function operationsTable(contract: ContractDocument): string {
  const calls = callsOf(contract);
  const streams = calls.filter((call) => isStream(contract, call));
  const others = calls.filter((call) => !streams.includes(call));
  return [
    "import type { Operation } from '../operation.ts';",
    '',
    '/** Every call that answers an envelope, by operation id. */',
    'export const operations = {',
    ...others.map((call) => `  ${call.operation.operationId}: ${JSON.stringify(describe(contract, call))},`),
    '} as const satisfies Record<string, Operation>;',
    '',
    '/** Every call that answers an event stream. */',
    'export const streams = {',
    ...streams.map(
      ({ operation, method, path }) => `  ${operation.operationId}: ${JSON.stringify({ method, path })},`,
    ),
    '} as const;',
    '',
  ].join('\n');
}

function describe(contract: ContractDocument, call: Call): Operation {
  const body = bodyOf(contract, call);
  const query = parametersOf(contract, call).filter((parameter) => parameter.in === 'query');
  const hasFields = body !== undefined && Object.keys(flatten(contract, body).properties ?? {}).length > 0;
  return {
    method: call.method,
    path: call.path,
    read: isRead(contract, call),
    ...(query.length === 0 ? {} : { query: query.map(({ name }) => name) }),
    ...(body === undefined ? {} : { body: 'json' as const }),
    argument: hasFields || query.length > 0,
    answer: promisedFields(contract, call),
  };
}

/** A write is a call that declares an Idempotency-Key; where the contract also says `x-read`, both must agree. */
function isRead(contract: ContractDocument, call: Call): boolean {
  const { operationId, 'x-read': marked } = call.operation;
  const isWrite = parametersOf(contract, call).some(({ name }) => name.toLowerCase() === 'idempotency-key');
  if (isWrite && marked === true)
    throw new Error(`${operationId}: x-read and an Idempotency-Key exclude each other`);
  if (!isWrite && call.method === 'post' && marked !== true) {
    throw new Error(`${operationId}: a POST is a write with an Idempotency-Key or a read with x-read: true`);
  }
  return !isWrite;
}

function promisedFields(contract: ContractDocument, call: Call): Record<string, AnswerType> {
  const answer = answersOf(contract, call)['application/json']?.schema;
  const members = (answer?.oneOf ?? []).map((member) => flatten(contract, member));
  const success = members.find(({ properties }) => properties?.code?.const === 1);
  if (success === undefined)
    throw new Error(`${call.operation.operationId}: no member of the answer has code 1`);
  const names = (success.required ?? []).filter((name) => name !== 'code');
  return Object.fromEntries(
    names.map((name) => [name, answerType(contract, success.properties?.[name] ?? {})]),
  );
}

function answerType(contract: ContractDocument, schema: Schema): AnswerType {
  const { type } = flatten(contract, schema);
  return (typeof type === 'string' ? types[type] : undefined) ?? 'nullable';
}

function isStream(contract: ContractDocument, call: Call): boolean {
  return 'text/event-stream' in answersOf(contract, call);
}
