// Generates the table that drives the client: one line of text per call.
import type { AnswerType, OperationKind, OperationLine } from '../src/call/operation.ts';
import type { Call, ContractDocument, Schema } from './contract-document.ts';
import {
  answersOf,
  bodyOf,
  callsOf,
  componentName,
  flatten,
  isForm,
  parametersOf,
} from './contract-document.ts';

const types: Readonly<Record<string, AnswerType>> = {
  array: 'array',
  object: 'object',
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/** Returns the text of `generated/operations.ts`. */
export function operationsTable(contract: ContractDocument): string {
  const streams = callsOf(contract).filter((call) => isStream(contract, call));
  // Sort similar lines next to each other: they compress best.
  const lines = envelopeCallsOf(contract)
    .map((call) => ({ id: call.operation.operationId, line: operationLine(contract, call) }))
    .sort((one, other) => (one.line < other.line ? -1 : 1));
  return [
    "import type { OperationLine } from '../call/operation.ts';",
    '',
    '/** Every call that answers an envelope, by operation id, in the order of the lines. */',
    'export const operationLines = {',
    ...lines.map(({ id, line }) => `  ${id}: '${line}',`),
    '} as const satisfies Record<string, OperationLine>;',
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

/** Returns the calls that respond with an envelope, sorted by operation id. */
export function envelopeCallsOf(contract: ContractDocument): Call[] {
  return callsOf(contract).filter((call) => !isStream(contract, call));
}

export function operationLine(contract: ContractDocument, call: Call): OperationLine {
  const bare = takesArgument(contract, call) ? '' : '()';
  const fieldTypes = requiredFieldTypes(contract, call).map(([name, type]) => ` ${name}:${type}`);
  return `${kindOf(contract, call)}${bare} /${call.path.slice(1)}${fieldTypes.join('')}`;
}

export function takesArgument(contract: ContractDocument, call: Call): boolean {
  return Object.keys(argumentOf(contract, call).properties ?? {}).length > 0;
}

/** Returns the argument of a call as one schema: its query or its body. */
export function argumentOf(contract: ContractDocument, call: Call): Schema {
  const { operationId } = call.operation;
  const locations = parametersOf(contract, call).filter(({ in: location }) => location !== 'header');
  const body = bodyOf(contract, call);
  if (
    locations.some(({ in: location }) => location !== 'query') ||
    (locations.length > 0 && call.method !== 'get')
  ) {
    throw new Error(`${operationId}: a GET takes its argument as query, a POST as body`);
  }
  if (body !== undefined) return flatten(contract, body);
  return {
    type: 'object',
    properties: Object.fromEntries(
      locations.map(({ name, description, schema = {} }) => [
        name,
        description === undefined ? schema : { ...schema, description },
      ]),
    ),
    required: locations.flatMap(({ name, required }) => (required === true ? [name] : [])),
  };
}

/** Returns the success variant of a response as one schema. */
export function successOf(contract: ContractDocument, call: Call): Schema {
  const success = membersOf(contract, call).find(({ properties }) => properties?.code?.const === 1);
  if (success === undefined) {
    throw new Error(`${call.operation.operationId}: no variant of the response has code 1`);
  }
  return success;
}

export interface Refusal {
  readonly code: number;
  readonly name: string;
}

/** Returns the codes that a call can be refused with, without those of an ended session. */
export function refusalsOf(contract: ContractDocument, call: Call): Refusal[] {
  const refusals = membersOf(contract, call).flatMap(({ properties }) => {
    const { enum: codes = [], 'x-enum-varnames': names } = flatten(contract, properties?.code ?? {});
    return codes.map((code, at) => ({
      code: Number(code),
      name: Array.isArray(names) ? String(names[at]) : '',
    }));
  });
  return refusals.filter(({ code }) => code !== 100 && code !== 1000);
}

function membersOf(contract: ContractDocument, call: Call): Schema[] {
  const answer = answersOf(contract, call)['application/json']?.schema;
  return (answer?.oneOf ?? []).map((member) => flatten(contract, member));
}

/** A write declares an Idempotency-Key. If the contract also sets `x-read`, the two must agree. */
export function kindOf(contract: ContractDocument, call: Call): OperationKind {
  const { operationId, 'x-read': isRead } = call.operation;
  const isWrite = parametersOf(contract, call).some(({ name }) => name.toLowerCase() === 'idempotency-key');
  if (isWrite && (isRead === true || call.method === 'get'))
    throw new Error(`${operationId}: a read or a GET must not declare an Idempotency-Key`);
  if (call.method === 'get') return 'get';
  if (!isWrite && isRead !== true) {
    throw new Error(`${operationId}: a POST must declare an Idempotency-Key or set x-read: true`);
  }
  if (isForm(contract, call)) return 'form';
  if (!isWrite) return 'read';
  return startsSession(contract, call) ? 'login' : 'write';
}

/** A login responds with a token in its data. */
function startsSession(contract: ContractDocument, call: Call): boolean {
  const data = flatten(contract, successOf(contract, call).properties?.data ?? {});
  return componentName(data.properties?.token ?? {}) === 'SessionToken';
}

function requiredFieldTypes(contract: ContractDocument, call: Call): [string, AnswerType][] {
  const { properties = {}, required = [] } = successOf(contract, call);
  return required
    .filter((name) => name !== 'code')
    .map((name) => [name, answerType(contract, properties[name] ?? {})]);
}

function answerType(contract: ContractDocument, schema: Schema): AnswerType {
  const { type } = flatten(contract, schema);
  return (typeof type === 'string' ? types[type] : undefined) ?? 'nullable';
}

function isStream(contract: ContractDocument, call: Call): boolean {
  return 'text/event-stream' in answersOf(contract, call);
}
