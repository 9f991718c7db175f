import type { Schema } from './bundle.ts';
import { resolve } from './bundle.ts';

/** A value of an answer, the component of its schema, and the field that has it: `PayType`, `OrderLine.line_status`. */
export interface AnsweredValue {
  readonly component: string | undefined;
  readonly field: string;
  readonly value: unknown;
}

/** All values of an example, with the components of their schemas. */
export function answeredValues(
  schema: Schema,
  value: unknown,
  owner = '',
  field = '',
): readonly AnsweredValue[] {
  const component = schema.$ref?.split('/').at(-1);
  const target = resolve(schema);
  const inside = component ?? owner;
  const name = component === undefined || field === '' ? field : `${owner}.${field.split('.').at(-1)}`;
  return [
    { component, field: name, value },
    ...[...(target.allOf ?? []), ...(target.oneOf ?? []).filter((member) => fits(member, value))].flatMap(
      (member) => answeredValues(member, value, inside, field),
    ),
    ...itemsOf(target, value, inside, field),
    ...fieldsOf(target, value, inside),
  ];
}

function itemsOf({ items }: Schema, value: unknown, owner: string, field: string): readonly AnsweredValue[] {
  if (items === undefined || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => answeredValues(items, item, owner, field));
}

function fieldsOf({ properties = {} }: Schema, value: unknown, owner: string): readonly AnsweredValue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(properties).flatMap(([name, field]) =>
    name in value ? answeredValues(field, Reflect.get(value, name), owner, `${owner}.${name}`) : [],
  );
}

/** Whether the value can be this member of a union: null has its own member, and `code` distinguishes answers. */
function fits(member: Schema, value: unknown): boolean {
  const { type, properties } = resolve(member);
  if ((type === 'null') !== (value === null)) return false;
  const code = properties?.code;
  if (code === undefined || typeof value !== 'object' || value === null) return true;
  const { const: only, enum: several = [only] } = resolve(code);
  return several.includes(Reflect.get(value, 'code'));
}
