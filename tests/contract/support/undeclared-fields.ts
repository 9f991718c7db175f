import type { Schema } from './bundle.ts';
import { resolve } from './bundle.ts';

/**
 * Returns the paths of the fields that the schema of a value does not declare.
 * @example undeclaredFields(schema, { code: 1, extra: 2 }) // ['extra']
 */
export function undeclaredFields(schema: Schema, value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) {
    const items = partsOf(schema, value).find((part) => part.items !== undefined)?.items ?? {};
    return value.flatMap((entry, index) => undeclaredFields(items, entry, `${path}[${index}]`));
  }
  if (!isObject(value)) return [];
  const declaredFields = Object.assign(
    {},
    ...partsOf(schema, value).map(({ properties = {} }) => properties),
  );
  return Object.entries(value).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return name in declaredFields ? undeclaredFields(declaredFields[name], field, at) : [at];
  });
}

/** Returns the schemas that together describe a value: all of `allOf`, and the matching ones of `oneOf`. */
function partsOf(schema: Schema, value: object): readonly Schema[] {
  const own = resolve(schema);
  const members = (own.oneOf ?? []).filter((member) => canBe(member, value));
  return [own, ...[...(own.allOf ?? []), ...members].flatMap((part) => partsOf(part, value))];
}

// The members of a union are distinguished by constant fields or by their type.
function canBe(member: Schema, value: object): boolean {
  const { type, properties = {}, allOf = [] } = resolve(member);
  if (type === 'null' || (type === 'array') !== Array.isArray(value)) return allOf.length > 0;
  return Object.entries(properties).every(([name, field]) => {
    const { const: only, enum: several } = resolve(field);
    const allowed = only === undefined ? several : [only];
    return allowed === undefined || !(name in value) || allowed.includes(Reflect.get(value, name));
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
