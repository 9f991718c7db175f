// Generates the limits of every input field, so that forms read them from the contract.
import type { Call, ContractDocument, Schema } from './contract-document.ts';
import { bodyOf, callsOf, componentName, flatten, parametersOf } from './contract-document.ts';

type Limits = Record<string, unknown>;

const keywords = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
] as const;

/**
 * Returns one module per call or entity, so that a page loads only the limits it imports, and `limits.ts` with
 * all.
 */
export function limitsFiles(contract: ContractDocument): [string, string][] {
  const tables = new Map<string, Limits>();
  for (const call of callsOf(contract)) addCall(contract, call, tables);
  const all = [...tables]
    .filter(([, limits]) => Object.keys(limits).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ['limits.ts', all.map(([name]) => `export { ${name} } from './limits/${name}.ts';`).join('\n')],
    ...all.map(([name, limits]): [string, string] => [
      `limits/${name}.ts`,
      `export const ${name} = ${JSON.stringify(limits, undefined, 2)} as const;`,
    ]),
  ];
}

function addCall(contract: ContractDocument, call: Call, tables: Map<string, Limits>): void {
  const limits: Limits = {};
  for (const { name, in: location, required, schema } of parametersOf(contract, call)) {
    if (location === 'query' && schema !== undefined)
      limits[name] = limitsOf(contract, schema, required === true);
  }
  const body = bodyOf(contract, call);
  if (body !== undefined) addFields(contract, body, limits, tables);
  tables.set(call.operation.operationId, limits);
}

function addFields(
  contract: ContractDocument,
  schema: Schema,
  limits: Limits,
  limitsByName: Map<string, Limits>,
): void {
  const { properties = {}, required = [] } = flatten(contract, schema);
  for (const [name, field] of Object.entries(properties)) {
    limits[name] = limitsOf(contract, field, required.includes(name));
    addEntity(contract, field, limitsByName);
  }
}

/** An entity in a body has one constant, however many calls send it. */
function addEntity(contract: ContractDocument, field: Schema, tables: Map<string, Limits>): void {
  const schema = field.items ?? field;
  const name = componentName(schema);
  if (name === undefined || tables.has(name) || flatten(contract, schema).properties === undefined) return;
  const limits: Limits = {};
  tables.set(name, limits);
  addFields(contract, schema, limits, tables);
}

function limitsOf(contract: ContractDocument, field: Schema, required: boolean): Limits {
  const schema = flatten(contract, field);
  const values =
    schema.enum ?? (schema.items === undefined ? undefined : flatten(contract, schema.items).enum);
  return {
    required,
    ...Object.fromEntries(keywords.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]))),
    ...(values === undefined ? {} : { values }),
  };
}
