// The tables of fields in api.md: of the argument and the result of a call, and of every type.
import { isRecord } from '../src/rules/is-record.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { flatten } from './contract-document.ts';
import { meaningOf } from './field-meanings.ts';
import { typeText } from './type-text.ts';

/** @returns the lines of a table, or none without fields */
export function fieldTable(contract: ContractDocument, title: string, schema: Schema): readonly string[] {
  const { properties = {}, required = [] } = flatten(contract, schema);
  const fields = Object.entries(properties).filter(
    ([, field]) => flatten(contract, field).const === undefined,
  );
  if (fields.length === 0) return [];
  return [
    '',
    `| ${title} | type | meaning |`,
    '|---|---|---|',
    ...fields.map(([name, field]) => {
      const mark = required.includes(name) ? '' : '?';
      const meaning = cell(meaningOf(contract, field) ?? '');
      return `| \`${name}${mark}\` | \`${cell(typeText(contract, field))}\` | ${meaning} |`;
    }),
  ];
}

/** A section for each type that has fields, and a table of those that are a value. */
export function typeSections(contract: ContractDocument): readonly string[] {
  const schemas = Object.entries(contract.components.schemas ?? {})
    .flatMap(([name, schema]) => (isSchema(schema) ? [{ name, schema }] : []))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const entities = schemas.filter(({ schema }) => flatten(contract, schema).properties !== undefined);
  const values = schemas.filter(({ schema }) => flatten(contract, schema).properties === undefined);
  return [
    '## The types',
    'A field with `?` may be missing. Numbers have the unit in their meaning.',
    ...entities.map(({ name, schema }) =>
      [`### ${name}`, '', String(schema.description ?? ''), ...fieldTable(contract, 'field', schema)].join(
        '\n',
      ),
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

function valuesText(contract: ContractDocument, schema: Schema): string {
  const { enum: values = [], 'x-enum-varnames': names } = schema;
  if (!Array.isArray(names)) return `\`${cell(typeText(contract, schema))}\``;
  return values.map((value, at) => `\`${String(value)}\` ${String(names[at])}`).join(', ');
}

/** A text in one line, in which a pipe does not end the cell. */
function cell(text: string): string {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll('|', '\\|');
}

/** The linter has verified the components. */
function isSchema(schema: unknown): schema is Schema {
  return isRecord(schema);
}
