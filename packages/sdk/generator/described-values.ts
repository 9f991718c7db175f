import { isRecord } from '../src/rules/is-record.ts';
import type { ContractDocument, Schema } from './contract-document.ts';

/** Returns the components that are texts with a description for each value, which their own description includes. */
export function describedValues(contract: ContractDocument): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(contract.components.schemas ?? {}).flatMap(([name, schema]) => {
      const description = isRecord(schema) ? descriptionWithValues(schema) : undefined;
      return description === undefined ? [] : [[name, Object.assign({}, schema, { description })]];
    }),
  );
}

/** Codes are objects in the SDK, whose members have the descriptions. */
function descriptionWithValues(schema: Schema): string | undefined {
  const meanings = schema['x-enum-descriptions'];
  if (!Array.isArray(meanings) || 'x-enum-varnames' in schema) return undefined;
  const lines = (schema.enum ?? []).map((value, at) => `- \`${String(value)}\`: ${String(meanings[at])}`);
  return [schema.description, '', ...lines].join('\n');
}
