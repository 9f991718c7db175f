import { parseDocument } from 'yaml';
import { scalar } from './call-yaml.ts';
import type { Command } from './command.ts';
import { partsOf, textOf } from './command.ts';
import type { Draft } from './draft.ts';
import { change } from './draft.ts';
import { appendToMap } from './insert.ts';
import { Refusal } from './refusal.ts';

const schemas = 'openapi/components/schemas';
const views = 'packages/mock-server/src/operations/views';

/** An optional field of an entity, whose type is the one of its example. Returns the next steps. */
export function newField(draft: Draft, command: Command): readonly string[] {
  const [entity, field] = partsOf(command, ['PascalCase', '.', 'snake_case']);
  const description = `${textOf(command, 0, 'a description of the field').replace(/\.$/, '')}.`;
  const { example } = command;
  if (example === undefined)
    throw new Refusal('Give --example: a value of the field, which decides its type.');
  const path = `${schemas}/${entity}.yaml`;
  if (!draft.exists(path)) throw new Refusal(`There is no entity ${entity}: ${path} does not exist.`);
  const properties = pathToProperties(draft.read(path));
  if (properties === undefined) throw new Refusal(`${entity} has no properties of its own.`);
  if (parseDocument(draft.read(path)).hasIn([...properties, field]))
    throw new Refusal(`${entity} has a field ${field} already.`);
  const lines = [`${field}:`, `  description: ${scalar(description)}`, ...typeOf(example)];
  change(draft, path, (text) => appendToMap(text, properties, lines.join('\n')));
  const users = draft.list(`${views}/*.ts`).filter((view) => draft.read(view).includes(entity));
  return [
    `Check type, limits and unit in ${path}, and use a type of ${schemas} if there is one.`,
    'npm run generate',
    `Give it a source in packages/mock-server/src/seed or world/state, and answer it in ${users.join(', ') || views}.`,
    'npm run generate again writes the examples with it; npm run contract:diff -- --since HEAD lists the change.',
    'Show it in its component, with its messages; add a test of the handler and a line in CHANGELOG.md.',
  ];
}

/** Its own properties, or those of the last part of `allOf`. */
function pathToProperties(source: string): readonly (string | number)[] | undefined {
  const document = parseDocument(source);
  const parts = document.toJS().allOf;
  const last = Array.isArray(parts) ? ['allOf', parts.length - 1, 'properties'] : undefined;
  return [['properties'], last].find((path) => path !== undefined && document.hasIn(path));
}

function typeOf(example: string): readonly string[] {
  if (example === 'true' || example === 'false') return ['  type: boolean', `  examples: [${example}]`];
  const number = Number(example);
  // A postal code such as 02134 or a long tracking number is a text.
  if (/^(?:0|[1-9]\d{0,9})$/.test(example))
    return [
      '  type: integer',
      '  minimum: 0',
      `  maximum: ${Math.max(1_000, number)}`,
      `  examples: [${number}]`,
    ];
  if (/^-?\d+\.\d+$/.test(example))
    throw new Refusal(
      'An amount or a measure refers to a type of openapi/components/schemas, such as Money: write it by hand.',
    );
  if (example.trim() === '' || example.length > 200)
    throw new Refusal('The example has 1 to 200 characters.');
  return ['  type: string', '  minLength: 1', '  maxLength: 200', '  examples:', `    - ${scalar(example)}`];
}
