// Generates the calls: as methods of a client, and as functions that a bundler can tree-shake.
import { callComment } from './call-comment.ts';
import type { Call, ContractDocument } from './contract-document.ts';
import {
  argumentOf,
  envelopeCallsOf,
  operationLine,
  refusalsOf,
  successOf,
  takesArgument,
} from './operations-table.ts';

/** Adds a component for the argument and the result of each call, so that both have exported names. */
export function withNamedCalls(contract: ContractDocument): ContractDocument {
  const schemas = { ...contract.components.schemas };
  const add = (name: string, schema: unknown): void => {
    if (name in schemas) throw new Error(`${name} is already the name of an argument or result`);
    schemas[name] = schema;
  };
  for (const call of envelopeCallsOf(contract)) {
    const { code, ...properties } = successOf(contract, call).properties ?? {};
    const required = successOf(contract, call).required?.filter((name) => name !== 'code');
    const { operationId } = call.operation;
    const description = (what: string) => `The ${what} of \`${operationId}\`.`;
    add(resultName(call), { type: 'object', description: description('result'), properties, required });
    if (takesArgument(contract, call))
      add(argumentName(call), { ...argumentOf(contract, call), description: description('argument') });
  }
  return { ...contract, components: { ...contract.components, schemas } };
}

/** Returns the text of `generated/shop-calls.ts`, which contains only types. */
export function shopCallTypes(contract: ContractDocument): string {
  const calls = envelopeCallsOf(contract);
  return [
    "import type { Call, CallOptions } from '../call/call-types.ts';",
    importOfTypes(contract, calls, './types.ts'),
    '',
    '/** One method for each call of the contract. */',
    'export interface ShopCalls {',
    ...calls.flatMap((call) => [
      callComment(contract, call, 'method', '  '),
      `  ${call.operation.operationId}(${parameterList(contract, call)}): ${callType(contract, call)};`,
    ]),
    '}',
    '',
    'export interface Arguments {',
    ...calls.map(
      (call) =>
        `  ${call.operation.operationId}: ${takesArgument(contract, call) ? argumentName(call) : 'Record<string, never>'};`,
    ),
    '}',
    '',
    'export interface Results {',
    ...calls.map((call) => `  ${call.operation.operationId}: ${resultName(call)};`),
    '}',
    '',
    'export interface RefusalCodes {',
    ...calls.map((call) => `  ${call.operation.operationId}: ${refusalCodes(contract, call)};`),
    '}',
    '',
  ].join('\n');
}

/**
 * Returns `generated/calls.ts` and one file per call, so that a bundler can put each call into the chunk that
 * uses it.
 */
export function shopCallFunctions(contract: ContractDocument): [string, string][] {
  const calls = envelopeCallsOf(contract);
  const names = calls.map(({ operation }) => operation.operationId);
  return [
    ['calls.ts', names.map((name) => `export { ${name} } from './calls/${name}.ts';\n`).join('')],
    ...calls.map((call): [string, string] => [
      `calls/${call.operation.operationId}.ts`,
      callFunction(contract, call),
    ]),
  ];
}

function callFunction(contract: ContractDocument, call: Call): string {
  const { operationId } = call.operation;
  const names = parameters(contract, call).map(({ name }) => name);
  const start = `startCall(shop, '${operationId}', '${operationLine(contract, call)}', ${names.join(', ')})`;
  return [
    "import { startCall } from '../../call/call.ts';",
    "import type { Call, CallOptions } from '../../call/call-types.ts';",
    "import type { ShopConnection } from '../../connection.ts';",
    importOfTypes(contract, [call], '../types.ts'),
    '',
    callComment(contract, call, 'function'),
    `export function ${operationId}(shop: ShopConnection, ${parameterList(contract, call)}): ${callType(contract, call)} {`,
    `  return ${start};`,
    '}',
  ].join('\n');
}

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

function parameters(contract: ContractDocument, call: Call): Parameter[] {
  const options = { name: 'options', type: 'CallOptions', isOptional: true };
  if (!takesArgument(contract, call)) return [options];
  const isOptional = (argumentOf(contract, call).required ?? []).length === 0;
  return [{ name: 'argument', type: argumentName(call), isOptional }, options];
}

function parameterList(contract: ContractDocument, call: Call): string {
  return parameters(contract, call)
    .map(({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`)
    .join(', ');
}

function callType(contract: ContractDocument, call: Call): string {
  return `Call<${resultName(call)}, ${refusalCodes(contract, call)}>`;
}

function refusalCodes(contract: ContractDocument, call: Call): string {
  return (
    refusalsOf(contract, call)
      .map(({ code }) => code)
      .join(' | ') || 'never'
  );
}

function importOfTypes(contract: ContractDocument, calls: readonly Call[], from: string): string {
  const names = calls.flatMap((call) =>
    takesArgument(contract, call) ? [argumentName(call), resultName(call)] : [resultName(call)],
  );
  return `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

function argumentName(call: Call): string {
  return `${capitalized(call)}Argument`;
}

function resultName(call: Call): string {
  return `${capitalized(call)}Result`;
}

function capitalized({ operation: { operationId } }: Call): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
}
