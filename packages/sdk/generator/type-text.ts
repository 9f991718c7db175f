// Prints a schema of the contract as TypeScript, with the type names that `./contract` exports.
import type { ContractDocument, Schema } from './contract-document.ts';
import { componentName, flatten } from './contract-document.ts';

/** @param fieldsLeftOut fields to omit, such as `code` */
export function typeText(
  contract: ContractDocument,
  schema: Schema,
  fieldsLeftOut: readonly string[] = [],
): string {
  const name = componentName(schema);
  if (name !== undefined) return name;
  const members = schema.oneOf ?? schema.anyOf;
  if (members !== undefined) return members.map((member) => typeText(contract, member)).join(' | ');
  const flatSchema = flatten(contract, schema);
  if (flatSchema.const !== undefined) return JSON.stringify(flatSchema.const);
  if (flatSchema.enum !== undefined) return flatSchema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (flatSchema.format === 'binary' || flatSchema.contentMediaType !== undefined) return 'Blob';
  const types = typeof flatSchema.type === 'string' ? [flatSchema.type] : (flatSchema.type ?? []);
  if (types.length === 0 && flatSchema.properties !== undefined)
    return objectText(contract, flatSchema, fieldsLeftOut);
  return types.map((type) => singleText(contract, flatSchema, type, fieldsLeftOut)).join(' | ') || 'unknown';
}

function singleText(
  contract: ContractDocument,
  schema: Schema,
  type: string,
  fieldsLeftOut: readonly string[],
): string {
  if (type === 'integer') return 'number';
  if (type === 'object' && schema.properties !== undefined)
    return objectText(contract, schema, fieldsLeftOut);
  if (type !== 'array') return type;
  const item = typeText(contract, schema.items ?? {});
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectText(
  contract: ContractDocument,
  { properties = {}, required = [] }: Schema,
  fieldsLeftOut: readonly string[],
): string {
  const fields = Object.entries(properties)
    .filter(([name]) => !fieldsLeftOut.includes(name))
    .map(([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(contract, field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
