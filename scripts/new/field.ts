import { posix } from 'node:path';
import { parseDocument } from 'yaml';
import { fileOfCall } from './call.ts';
import { scalar } from './call-yaml.ts';
import type { Command } from './command.ts';
import { partsOf, textOf } from './command.ts';
import type { Draft } from './draft.ts';
import { change } from './draft.ts';
import { appendToMap } from './insert.ts';
import { Refusal } from './refusal.ts';

const schemas = 'openapi/components/schemas';
const views = 'packages/mock-server/src/operations/views';

type YamlPath = readonly (string | number)[];

const requestBody = ['post', 'requestBody', 'content', 'application/json', 'schema', 'properties'];

/** An optional field of an entity or of a request, whose type is the one of its example. Returns the next steps. */
export function newField(draft: Draft, command: Command): readonly string[] {
  const isRequest = /^[a-z]/.test(command.name);
  const [owner, field] = partsOf(command, [isRequest ? 'camelCase' : 'PascalCase', '.', 'snake_case']);
  const description = `${textOf(command, 0, 'a description of the field').replace(/\.$/, '')}.`;
  const { example } = command;
  if (example === undefined)
    throw new Refusal('Give --example: a value of the field, which decides its type.');
  const path = isRequest ? requestOf(draft, owner) : entityOf(draft, owner);
  const properties = pathToProperties(draft.read(path));
  if (properties === undefined)
    throw new Refusal(`${owner} has no ${isRequest ? 'fields in a JSON body' : 'properties of its own'}.`);
  if (parseDocument(draft.read(path)).hasIn([...properties, field]))
    throw new Refusal(`${owner} has a field ${field} already.`);
  const origin = originOf(draft, path, field);
  if (origin !== undefined)
    throw new Refusal(`${owner} has a field ${field} already, from ${posix.basename(origin, '.yaml')}.`);
  const isFlag = example === 'true' || example === 'false';
  const text = `  description: ${scalar(description)}`;
  const lines = [`${field}:`, ...(isFlag ? [flagIn(path), text] : [text, ...typeOf(example)])];
  change(draft, path, (source) => appendToMap(source, properties, lines.join('\n')));
  return [
    `Check type, limits and unit in ${path}, and use a type of ${schemas} if there is one.`,
    'npm run generate',
    ...(isRequest ? requestSteps(owner) : entitySteps(draft, owner)),
  ];
}

function requestSteps(call: string): readonly string[] {
  return [
    ...(call === 'placeOrder'
      ? [
          'If it changes neither price nor destination: the same field of OrderDetail, and "Add a field" of CONTRIBUTING.md instead of the next step.',
        ]
      : []),
    `Read it in the handler of ${call}, packages/mock-server/src/operations/handlers: it is undefined if a client leaves it out.`,
    'npm run contract:diff -- --since HEAD lists the change.',
    'Give it a control in its form, with its messages (npm run new -- message), and send it from packages/web/src/state; add a test of the handler and a line in CHANGELOG.md.',
  ];
}

function entitySteps(draft: Draft, entity: string): readonly string[] {
  const users = draft.list(`${views}/*.ts`).filter((view) => draft.read(view).includes(entity));
  return [
    `Give it a source in packages/mock-server/src/seed or world/state, and answer it in ${users.join(', ') || views}.`,
    'npm run generate again writes the examples with it; npm run contract:diff -- --since HEAD lists the change.',
    'Show it in its component, with its messages (npm run new -- message); add a test of the handler and a line in CHANGELOG.md.',
  ];
}

function entityOf(draft: Draft, entity: string): string {
  const path = `${schemas}/${entity}.yaml`;
  if (!draft.exists(path)) throw new Refusal(`There is no entity ${entity}: ${path} does not exist.`);
  return path;
}

function requestOf(draft: Draft, call: string): string {
  const path = fileOfCall(draft, call);
  if (path === undefined) throw new Refusal(`There is no call ${call} in openapi/paths.`);
  return path;
}

/** Those of a request, of an entity, or of the last part of its `allOf`. */
function pathToProperties(source: string): YamlPath | undefined {
  const document = parseDocument(source);
  const parts = document.toJS().allOf;
  const last = Array.isArray(parts) ? ['allOf', parts.length - 1, 'properties'] : undefined;
  return [requestBody, ['properties'], last].find((path) => path !== undefined && document.hasIn(path));
}

/** The file of the entity from which another one has a field by `allOf`. */
function originOf(draft: Draft, path: string, field: string): string | undefined {
  const { allOf } = parseDocument(draft.read(path)).toJS();
  if (!Array.isArray(allOf)) return undefined;
  const parts = allOf.flatMap(({ $ref }: { readonly $ref?: string }) =>
    $ref === undefined ? [] : [posix.join(posix.dirname(path), $ref)],
  );
  for (const part of parts.filter((file) => draft.exists(file))) {
    const properties = pathToProperties(draft.read(part));
    const has = properties !== undefined && parseDocument(draft.read(part)).hasIn([...properties, field]);
    const origin = has ? part : originOf(draft, part, field);
    if (origin !== undefined) return origin;
  }
  return undefined;
}

/** The contract has no JSON booleans: its flags are 0 and 1. */
function flagIn(path: string): string {
  return `  $ref: ${posix.relative(posix.dirname(path), 'openapi/components/codes/Flag.yaml')}`;
}

function typeOf(example: string): readonly string[] {
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
