import { dirname, posix } from 'node:path';
import { locales } from '@signal-shop/sdk/constants';
import { callYaml } from './call-yaml.ts';
import type { Command } from './command.ts';
import { partsOf, textOf } from './command.ts';
import type { Draft } from './draft.ts';
import { change } from './draft.ts';
import {
  append,
  appendToMap,
  appendToProperty,
  appendToSet,
  appendToUnion,
  importOf,
  quoted,
} from './insert.ts';
import { Refusal } from './refusal.ts';
import type { Room } from './rooms.ts';
import { rooms } from './rooms.ts';

const messages = 'packages/mock-server/src/messages';
const operations = 'packages/mock-server/src/operations';

/** A call without parameters: contract, handler, case, and its message in all languages. Returns the next steps. */
export function newCall(draft: Draft, command: Command): readonly string[] {
  const [tag, id] = partsOf(command, ['kebab-case', '/', 'camelCase']);
  const summary = textOf(command, 0, 'a summary of the call').replace(/\.$/, '');
  const message = textOf(command, 1, 'the message of its answer, for customers');
  const { spec, read: reads, guests } = command;
  const room = rooms[tag];
  if (room === undefined)
    throw new Refusal(`There is no tag "${tag}": choose one of ${Object.keys(rooms).join(', ')}.`);
  if (spec === undefined)
    throw new Refusal(
      'Give --spec: the section of the specification, or the row of docs/requirements-list.md.',
    );
  refuseTaken(draft, room, id);
  draft.set(pathOf(room, id), callYaml({ id, tag, summary, spec, reads, needsLogin: !guests }));
  change(draft, 'openapi/openapi.yaml', (text) =>
    appendToMap(
      text,
      ['paths'],
      `/api/${room.group}/${id}: { $ref: ./paths/${room.group}/${id}.yaml }`,
      `/api/${room.group}/`,
    ),
  );
  addMessage(draft, id, message);
  addHandler(draft, room, id, guests);
  addCase(
    draft,
    room,
    id,
    guests ? `'success', ${quoted(summary)}, {}, { who: 'guest' }` : `'success', ${quoted(summary)}, {}`,
  );
  if (!guests)
    change(draft, 'tests/contract/ended-login.test.ts', (text) => appendToSet(text, 'names', `'${id}'`));
  return [
    `Write parameters, fields and refusals in ${pathOf(room, id)}: openapi/README.md explains them.`,
    'npm run generate',
    `Write what it does in packages/mock-server/src/world, and call it in ${operations}/handlers/${room.handlers}.`,
    `Translate the message "${id}" in ${messages}: the six languages have the English text, which tests/words/translations.test.ts refuses.`,
    'Add a case for each refusal, a test of the rule, and a line in CHANGELOG.md; then npm run generate and npm run check.',
  ];
}

/** The file of a call in the contract, which its name does not have to match. */
export function fileOfCall(draft: Draft, id: string): string | undefined {
  return draft
    .list('openapi/paths/*/*.yaml')
    .find((path) => draft.read(path).split('\n').includes(`  operationId: ${id}`));
}

function refuseTaken(draft: Draft, room: Room, id: string): void {
  const taken = fileOfCall(draft, id) ?? (draft.exists(pathOf(room, id)) ? pathOf(room, id) : undefined);
  if (taken !== undefined) throw new Refusal(`The name ${id} is taken by ${taken}.`);
}

function addMessage(draft: Draft, id: string, message: string): void {
  change(draft, `${messages}/message-types.ts`, (text) => appendToUnion(text, 'ConfirmationName', `'${id}'`));
  for (const locale of locales) {
    change(draft, `${messages}/${locale}.ts`, (text) =>
      appendToProperty(text, 'confirmations', `${id}: ${quoted(message)}`),
    );
  }
}

function addHandler(draft: Draft, { handlers }: Room, id: string, guests: boolean): void {
  const path = `${operations}/handlers/${handlers}`;
  const kind = guests ? 'forAnyone' : 'forMembers';
  const dispatch = `${operations}/dispatch`;
  change(draft, path, (text) => {
    const withHandler = append(
      text,
      'ObjectExpression',
      `\n${id}: ${kind}('${id}', (call) => ({ msg: confirm(call, '${id}') }))`,
    );
    const withKind = importOf(withHandler, kind, modulePath(path, `${dispatch}/call.ts`));
    return importOf(withKind, 'confirm', modulePath(path, `${dispatch}/confirm.ts`));
  });
}

function addCase(draft: Draft, { cases }: Room, id: string, rest: string): void {
  const path = `scripts/examples/${cases}`;
  change(draft, path, (text) =>
    importOf(
      append(text, 'ArrayExpression', `example('${id}', ${rest})`),
      'example',
      modulePath(path, 'scripts/examples/example-case.ts'),
    ),
  );
}

function modulePath(from: string, to: string): string {
  const path = posix.relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

function pathOf({ group }: Room, id: string): string {
  return `openapi/paths/${group}/${id}.yaml`;
}
