// The tables of fields in api.md: of the argument and the result of a call, and of every type.
import { isRecord } from '../src/rules/is-record.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { componentName, flatten } from './contract-document.ts';
import { meaningOf } from './field-meanings.ts';
import { typeText } from './type-text.ts';

/** @returns the lines of a table with a row for each field, also of an object without a name; none without fields */
export function fieldTable(contract: ContractDocument, title: string, schema: Schema): readonly string[] {
  const rows = fieldRows(contract, schema, '');
  return rows.length === 0 ? [] : ['', `| ${title} | type | meaning |`, '|---|---|---|', ...rows];
}

/** @param path leads to the object, such as `filters[].` */
function fieldRows(contract: ContractDocument, schema: Schema, path: string): readonly string[] {
  const { properties = {}, required = [] } = flatten(contract, schema);
  return Object.entries(properties).flatMap(([name, field]) => {
    const { const: only, description } = flatten(contract, field);
    if (only !== undefined && description === undefined) return [];
    const mark = required.includes(name) ? '' : '?';
    const type = cell(typeText(contract, withoutFields(contract, field)));
    const meaning = cell(meaningOf(contract, field) ?? '');
    return [
      `| \`${path}${name}${mark}\` | \`${type}\` | ${meaning} |`,
      ...unnamedObjects(contract, field, `${path}${name}`).flatMap((object) =>
        fieldRows(contract, object.schema, `${object.path}.`),
      ),
    ];
  });
}

interface UnnamedObject {
  readonly path: string;
  readonly schema: Schema;
}

/** The objects in a field that have no name, and so no section. */
function unnamedObjects(contract: ContractDocument, field: Schema, path: string): readonly UnnamedObject[] {
  if (componentName(field) !== undefined) return [];
  if (field.items !== undefined) return unnamedObjects(contract, field.items, `${path}[]`);
  const members = field.oneOf ?? field.anyOf;
  if (members !== undefined) return members.flatMap((member) => unnamedObjects(contract, member, path));
  return flatten(contract, field).properties === undefined ? [] : [{ path, schema: field }];
}

/** The field with `object` in place of each object without a name, whose fields have rows. */
function withoutFields(contract: ContractDocument, field: Schema): Schema {
  if (componentName(field) !== undefined) return field;
  if (field.items !== undefined) return { ...field, items: withoutFields(contract, field.items) };
  const members = field.oneOf ?? field.anyOf;
  if (members !== undefined) return { oneOf: members.map((member) => withoutFields(contract, member)) };
  return flatten(contract, field).properties === undefined ? field : { type: field.type ?? 'object' };
}

const head = `A field with \`?\` may be missing. \`items[].price\` is the field \`price\` of each object in the list \`items\`. Numbers have the unit in
their meaning.`;

/** A section for each type that has fields, and a table of those that are a value. */
export function typeSections(contract: ContractDocument): readonly string[] {
  const schemas = Object.entries(contract.components.schemas ?? {})
    .flatMap(([name, schema]) => (isSchema(schema) ? [{ name, schema }] : []))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const entities = schemas.filter(({ schema }) => hasFields(contract, schema));
  const values = schemas.filter(({ schema }) => !hasFields(contract, schema));
  return [
    '## The types',
    head,
    ...entities.map(({ name, schema }) =>
      [`### ${name}`, '', String(schema.description ?? ''), ...typeTables(contract, schema)].join('\n'),
    ),
    '### Values',
    [
      '| type | values | meaning |',
      '|---|---|---|',
      ...values.map(({ name, schema }) => {
        const meaning = cell(meaningOf(contract, { $ref: `#/components/schemas/${name}` }) ?? '');
        return `| \`${name}\` | ${valuesText(contract, schema)} | ${meaning} |`;
      }),
    ].join('\n'),
  ];
}

/** Objects with other fields each, such as the blocks of a text, have a table each. */
function alternativesOf(contract: ContractDocument, { oneOf = [] }: Schema): readonly Schema[] {
  return oneOf.filter((member) => flatten(contract, member).properties !== undefined);
}

function hasFields(contract: ContractDocument, schema: Schema): boolean {
  return flatten(contract, schema).properties !== undefined || alternativesOf(contract, schema).length > 0;
}

function typeTables(contract: ContractDocument, schema: Schema): readonly string[] {
  const alternatives = alternativesOf(contract, schema);
  if (alternatives.length === 0) return fieldTable(contract, 'field', schema);
  return alternatives.flatMap((member) => fieldTable(contract, `field of “${String(member.title)}”`, member));
}

function valuesText(contract: ContractDocument, schema: Schema): string {
  const { enum: values = [], 'x-enum-varnames': names } = schema;
  if (!Array.isArray(names)) return `\`${cell(typeText(contract, schema))}\``;
  return values.map((value, at) => `\`${String(value)}\` ${String(names[at])}`).join(', ');
}

/** A text in one line: a pipe does not end the cell, and the values of a list follow each other as sentences. */
function cell(text: string): string {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('- ') ? line.slice(2) : line))
    .join(' ')
    .replaceAll('|', '\\|');
}

/** The linter has verified the components. */
function isSchema(schema: unknown): schema is Schema {
  return isRecord(schema);
}
