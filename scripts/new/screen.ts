import { basename } from 'node:path';
import { locales } from '@signal-shop/sdk/constants';
import type { Command } from './command.ts';
import { partsOf, pathOf, textOf } from './command.ts';
import type { Draft } from './draft.ts';
import { change } from './draft.ts';
import { append, appendToObject, appendToSet, listedTexts, propertyTexts, quoted } from './insert.ts';
import { languageFolder, messagesOf, plain, withMessages } from './languages.ts';
import { camelCase, pascalCase } from './names.ts';
import { Refusal } from './refusal.ts';
import type { NewScreen } from './screen-files.ts';
import { screenFiles, screenMessages, screenPaths } from './screen-files.ts';

const pathsFile = 'packages/ui/src/link/paths.ts';
const pageNamesFile = 'packages/web/src/page-name.ts';
const routesFile = 'packages/web/src/routes.ts';
const atlasFile = '.storybook/atlas/atlas-order.ts';
const screens = 'packages/ui/src/screens';

/** Their pages share a frame and visitors, or belong to the server. */
const reserved = ['user', 'login', 'api'];

/** A screen with example data, its page in the shop, and its messages in all languages. Returns the next steps. */
export function newScreen(draft: Draft, command: Command): readonly string[] {
  const screen = readScreen(draft, command);
  const paths = screenPaths(screen);
  refuseTaken(draft, screen, Object.values(paths));
  for (const [path, text] of screenFiles(screen)) draft.set(path, text);
  addPage(draft, screen);
  for (const locale of locales)
    change(draft, `${languageFolder}/${locale}.json`, (text) => withMessages(text, screenMessages(screen)));
  return [
    'npm run generate',
    `npx vitest run --project stories ${paths.stories} --update`,
    `npm start, and open ${screen.path}.`,
    `Replace the example data, the text about shipping, in ${paths.state}, ${paths.states} and ${paths.stories}; then accept the accessibility trees again.`,
    `Translate ${Object.keys(screenMessages(screen)).join(', ')} in ${languageFolder}: the six languages have the English texts, which tests/words/translations.test.ts refuses.`,
    `Add login, header or footer to its row in ${routesFile}, requirements to ${paths.live}, and move it to its place in ${atlasFile}.`,
    'Link to it: an entry in Hrefs (packages/ui/src/link/link-context.tsx) and in hrefs.ts next to it; for search engines a line in scripts/documents/sitemap-addresses.ts.',
    'Add a test of its data, and a line in CHANGELOG.md; then npm run check.',
  ];
}

function readScreen(draft: Draft, command: Command): NewScreen {
  const [room, name] = partsOf(command, ['kebab-case', '/', 'kebab-case']);
  const rooms = draft.list(`${screens}/*`).map((path) => basename(path));
  if (!rooms.includes(room))
    throw new Refusal(`There is no room "${room}": choose one of ${rooms.join(', ')}.`);
  const title = capitalized(textOf(command, 0, 'the title of the page'));
  const sentence = capitalized(textOf(command, 1, 'a sentence about the page, for search engines'));
  const path = pathOf(command);
  const { spec } = command;
  if (spec === undefined) throw new Refusal('Give --spec: the section of the specification.');
  const description = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  return { room, name, title, description, path, spec };
}

/** A plain text that starts with a capital letter. */
function capitalized(text: string): string {
  if (plain(text).charAt(0) !== text.charAt(0).toUpperCase())
    throw new Refusal(`The text ${quoted(text)} must start with a capital letter.`);
  return text;
}

function refuseTaken(draft: Draft, { name, path }: NewScreen, files: readonly string[]): void {
  const key = camelCase(name);
  const sameFolder = draft.list(`packages/ui/src/**/${name}.live.ts`)[0];
  const owner = sameFolder ?? files.find((file) => draft.exists(file));
  if (owner !== undefined) throw new Refusal(`The name ${name} is taken by ${owner}.`);
  const patterns = propertyTexts(draft.read(pathsFile));
  if (patterns.has(key)) throw new Refusal(`The name ${key} is taken in ${pathsFile}.`);
  if (listedTexts(draft.read(pageNamesFile)).includes(key))
    throw new Refusal(`The name ${key} is taken in ${pageNamesFile}.`);
  if (Object.keys(messagesOf(draft.read(`${languageFolder}/en.json`))).some((id) => id.startsWith(`${key}.`)))
    throw new Refusal(`The name ${key} is taken by messages in ${languageFolder}/en.json.`);
  const [, top = ''] = path.split('/');
  if (reserved.includes(top))
    throw new Refusal(
      `The path ${path} is below /${top}: choose another one, or write its row in ${routesFile}.`,
    );
  const taken = [...patterns].find(([, pattern]) => pattern !== undefined && matches(pattern, path));
  if (taken !== undefined) throw new Refusal(`The path ${path} is taken by "${taken[0]}" in ${pathsFile}.`);
}

/** Whether a path pattern such as `/policy/:policyTitle` matches. */
function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const own = path.split('/');
  return (
    parts.length === own.length && parts.every((part, index) => part.startsWith(':') || part === own[index])
  );
}

function addPage(draft: Draft, { room, name, path }: NewScreen): void {
  const key = camelCase(name);
  change(draft, pathsFile, (text) => append(text, 'ObjectExpression', `${key}: ${quoted(path)}`));
  change(draft, pageNamesFile, (text) => append(text, 'ArrayExpression', `'${key}'`));
  change(draft, routesFile, (text) =>
    append(text, 'ArrayExpression', `{ path: paths.${key}, ...page('${key}') }`),
  );
  change(draft, 'packages/web/src/pages/other-pages.ts', (text) =>
    append(
      text,
      'ObjectExpression',
      `${key}: async () => (await import('./${room}/${name}-page.tsx')).${pascalCase(name)}Page`,
    ),
  );
  change(draft, atlasFile, (text) => append(text, 'ArrayExpression', `'${name}'`));
  change(draft, 'tests/rules/section-2-screens-and-routes.test.ts', (text) =>
    appendToSet(text, 'expected', quoted(path)),
  );
  change(draft, 'tests/e2e/support/page-addresses.ts', (text) =>
    appendToObject(text, 'pageAddresses', `${key}: ${quoted(path)}`),
  );
}
