// The meaning of a field with its unit and its bounds: for the comments of the types and for api.md.
import { isRecord } from '../src/rules/is-record.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { flatten } from './contract-document.ts';
import { describedValues } from './described-values.ts';

/** A larger bound only says that there is one. */
const largestTold = 1_000_000;

/**
 * The description of a field, or of its type where it has no own, then the unit of the type unless the description includes it, and
 * the bounds. Undefined for a constant.
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
  if (field.const !== undefined) return undefined;
  const type = flatten(contract, field);
  const own = field.description;
  const described = typeDescription ?? type.description;
  const unit = own === undefined ? undefined : type['x-unit'];
  const sentences = [own ?? described, unit === undefined ? undefined : `${String(unit)}.`, boundsOf(type)];
  const told = sentences.filter((sentence) => sentence !== undefined);
  return told.length === 0 ? undefined : told.join(String(told[0]).includes('\n') ? '\n\n' : ' ');
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

/** Gives every field of every component its meaning as its description, which editors show. */
export function withMeanings(contract: ContractDocument): ContractDocument {
  const schemas = Object.entries(contract.components.schemas ?? {}).map(([name, schema]) => [
    name,
    isSchema(schema) ? described(contract, schema) : schema,
  ]);
  return { ...contract, components: { ...contract.components, schemas: Object.fromEntries(schemas) } };
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
