// The meaning of a field with its unit and its bounds: for the comments of the types and for api.md.
import { isRecord } from '../src/rules/is-record.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { flatten } from './contract-document.ts';
import { describedValues } from './described-values.ts';

/** A larger bound only says that there is one. */
const largestTold = 1_000_000;

/**
 * The description of a field, or of its type where it has no own, then the unit unless the description includes it, and the bounds.
 * A constant has its own description only.
 */
export function meaningOf(contract: ContractDocument, field: Schema): string | undefined {
  const name = field.$ref?.split('/').at(-1) ?? '';
  return meaningWith(contract, field, describedValues(contract)[name]?.description);
}

/** The meaning in one line, without the meaning of each value. */
export function shortMeaningOf(contract: ContractDocument, field: Schema): string | undefined {
  return meaningWith(contract, field, undefined)?.replaceAll(/\s+/gu, ' ');
}

function meaningWith(
  contract: ContractDocument,
  field: Schema,
  typeDescription: unknown,
): string | undefined {
  if (field.const !== undefined)
    return field.description === undefined ? undefined : String(field.description);
  const type = flatten(contract, field);
  const description = field.description ?? typeDescription ?? type.description;
  const sentences = [description, unitOf(type, description), boundsOf(type)];
  const told = sentences.filter((sentence) => sentence !== undefined);
  return told.length === 0 ? undefined : told.join(String(told[0]).includes('\n') ? '\n\n' : ' ');
}

function unitOf(type: Schema, description: unknown): string | undefined {
  const unit = type['x-unit'];
  if (typeof unit !== 'string') return undefined;
  return String(description).toLowerCase().includes(unit.toLowerCase()) ? undefined : `${unit}.`;
}

/** Such as "1 to 48." or "At most 200 characters." */
function boundsOf(type: Schema): string | undefined {
  if (type.type === 'array') return range(type.minItems, type.maxItems, ' items');
  if (type.type === 'string' && type.enum === undefined)
    return range(type.minLength, type.maxLength, ' characters');
  return range(type.minimum, type.maximum, '');
}

function range(minimum: unknown, maximum: unknown, what: string): string | undefined {
  if (typeof maximum !== 'number' || maximum > largestTold) return undefined;
  if (minimum === maximum) return `Exactly ${maximum}${what}.`;
  return typeof minimum === 'number' && (minimum !== 0 || what === '')
    ? `${minimum} to ${maximum}${what}.`
    : `At most ${maximum}${what}.`;
}

/** Gives every number and every field of every component its meaning as its description, which editors show. */
export function withMeanings(contract: ContractDocument): ContractDocument {
  const schemas = Object.entries(contract.components.schemas ?? {}).map(([name, schema]) => {
    if (!isSchema(schema)) return [name, schema];
    const whole = described(contract, schema);
    return [name, isMeasure(schema) ? { ...whole, description: meaningOf(contract, schema) } : whole];
  });
  return { ...contract, components: { ...contract.components, schemas: Object.fromEntries(schemas) } };
}

function isMeasure(schema: Schema): boolean {
  return schema['x-unit'] !== undefined && schema.enum === undefined;
}

function described(contract: ContractDocument, schema: Schema): Schema {
  const { properties, items, oneOf, anyOf, allOf } = schema;
  const each = (members: readonly Schema[]) => members.map((member) => described(contract, member));
  return {
    ...schema,
    ...(properties && { properties: describedFields(contract, properties) }),
    ...(items && { items: described(contract, items) }),
    ...(oneOf && { oneOf: each(oneOf) }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(allOf && { allOf: each(allOf) }),
  };
}

function describedFields(
  contract: ContractDocument,
  properties: Readonly<Record<string, Schema>>,
): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const description = meaningOf(contract, field);
      const whole = described(contract, field);
      return [name, description === undefined ? whole : { ...whole, description }];
    }),
  );
}

/** The linter has verified the components. */
function isSchema(schema: unknown): schema is Schema {
  return isRecord(schema);
}
