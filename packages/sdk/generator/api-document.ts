// Writes packages/sdk/api.md: every method of the client with its path, argument, result and refusals, and every type with its fields.
import { addressOf, effectOf, loginOf } from './call-facts.ts';
import type { Call, ContractDocument, Schema } from './contract-document.ts';
import { answersOf, callsOf, flatten, parametersOf, resolve } from './contract-document.ts';
import { fieldTable, typeSections } from './field-tables.ts';
import { argumentOf, refusalsOf } from './operations-table.ts';
import { typeText } from './type-text.ts';

interface Tag {
  readonly name: string;
  readonly description?: string;
}

/** @param contract its `tags` are in document order */
export function apiDocument(contract: ContractDocument & { readonly tags?: readonly Tag[] }): string {
  const calls = callsOf(contract);
  const parts = (contract.tags ?? []).map((tag) => {
    const own = calls.filter(({ operation }) => operation.tags?.[0] === tag.name);
    return [`## ${tag.name}`, tag.description ?? '', ...own.map((call) => section(contract, call))].join(
      '\n\n',
    );
  });
  return `${[head, index(calls), ...parts, ...typeSections(contract)].join('\n\n')}\n`;
}

const head = `<!-- Generated from openapi/: run \`npm run generate\`, never edit. -->

# The calls

Every method of the client. Types are exported from \`@signal-shop/sdk/contract\`; \`ArgumentOf<'addCartItem'>\`,
\`ResultOf<'addCartItem'>\` and \`RefusalCodeOf<'addCartItem'>\` are the argument, the result and the refusal codes
of a call. [The types](#the-types) follow the calls. Every call can also be refused with \`failed\` (2). The options after the argument are \`signal\`,
\`timeoutMs\`, \`headers\`, \`keepalive\`, \`fetch\` and, for a write, \`idempotencyKey\`.`;

function index(calls: readonly Call[]): string {
  const rows = calls.map(
    (call) =>
      `| [${call.operation.operationId}](#${call.operation.operationId.toLowerCase()}) | ${addressOf(call)} |`,
  );
  return ['| method | address |', '|---|---|', ...rows].join('\n');
}

function section(contract: ContractDocument, call: Call): string {
  const { operationId, summary = '' } = call.operation;
  const facts = [addressOf(call), effectOf(contract, call), loginOf(call)];
  return [
    `### ${operationId}`,
    '',
    `${summary}. ${facts.join(' · ')}`,
    '',
    `- argument: ${argumentText(contract, call)}`,
    `- result: ${resultText(contract, call)}`,
    ...refusalLines(contract, call),
    ...fieldTables(contract, call),
  ].join('\n');
}

function argumentText(contract: ContractDocument, call: Call): string {
  const query = parametersOf(contract, call).filter((parameter) => parameter.in === 'query');
  const fields = query.map(
    ({ name, required, schema }) =>
      `${name}${required === true ? '' : '?'}: ${typeText(contract, schema ?? {})}`,
  );
  const body = bodyText(contract, call);
  if (fields.length === 0) return body === '{}' ? 'none' : `\`${body}\``;
  const argument = `{ ${fields.join(', ')} }`;
  return body === '{}' ? `\`${argument}\`` : `\`${argument} & ${body}\``;
}

/** Spells out a body that several calls share, because it has no exported type. */
function bodyText(contract: ContractDocument, { operation }: Call): string {
  if (operation.requestBody === undefined) return '{}';
  const [media] = Object.values(resolve(contract, operation.requestBody).content);
  const schema = media?.schema ?? {};
  return flatten(contract, schema).properties === undefined ? '{}' : typeText(contract, schema);
}

function resultText(contract: ContractDocument, call: Call): string {
  const success = membersOf(contract, call).find(({ properties = {} }) => properties.code?.const === 1);
  return success === undefined ? 'a stream of events' : `\`${typeText(contract, success, ['code'])}\``;
}

function refusalLines(contract: ContractDocument, call: Call): readonly string[] {
  if (effectOf(contract, call) === 'stream') return [];
  const own = refusalsOf(contract, call).filter(({ code }) => code !== 2);
  if (own.length === 0) return [];
  return [`- refusals: ${own.map(({ name, code }) => `\`${name}\` ${code}`).join(', ')}`];
}

function membersOf(contract: ContractDocument, call: Call): readonly Schema[] {
  const schema = answersOf(contract, call)['application/json']?.schema;
  return (schema?.oneOf ?? []).map((member) => flatten(contract, member));
}

function fieldTables(contract: ContractDocument, call: Call): readonly string[] {
  const success = membersOf(contract, call).find(({ properties = {} }) => properties.code?.const === 1);
  const argument = effectOf(contract, call) === 'stream' ? {} : argumentOf(contract, call);
  return [...fieldTable(contract, 'argument', argument), ...fieldTable(contract, 'result', success ?? {})];
}
