import { basename, dirname } from 'node:path';
import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Command } from './command.ts';
import { partsOf, textOf } from './command.ts';
import type { Draft } from './draft.ts';
import { change } from './draft.ts';
import { appendToCall, everyProperty, quoted } from './insert.ts';
import { languageFolder, messagesOf, plain, withMessages } from './languages.ts';
import { kebabCase } from './names.ts';
import { Refusal } from './refusal.ts';

/** A message of a component in all languages; those without a translation get the English text. Returns the next steps. */
export function newMessage(draft: Draft, command: Command): readonly string[] {
  const [name, key] = partsOf(command, ['kebab-case', '.', 'camelCase']);
  const english = plain(textOf(command, 0, 'the English text'));
  const description = `${textOf(command, 1, 'a description of where its reader sees it').replace(/\.$/, '')}.`;
  const path = moduleOf(draft, name);
  const id = newId(draft, path, key);
  const parts = `id: ${quoted(id)}, defaultMessage: ${quoted(english)}, description: ${quoted(description)}`;
  // Biome keeps an object in several lines if it begins with a line break.
  change(draft, path, (text) => appendToCall(text, 'defineMessages', `${key}: {\n${parts} }`));
  for (const locale of locales) {
    const translation = locale === defaultLocale ? english : plain(command[locale]?.trim() ?? english);
    change(draft, `${languageFolder}/${locale}.json`, (json) => withMessages(json, { [id]: translation }));
  }
  const missing = locales.filter((locale) => locale !== defaultLocale && command[locale] === undefined);
  return [
    ...(missing.length === 0 ? [] : [translate(id, missing)]),
    'npm run generate',
    `Show it in ${dirname(path)}, and accept the accessibility trees of its stories.`,
    `npm run words -- ${id} lists it in all languages; npx vitest run --project tests tests/words checks its length and its words.`,
  ];
}

function translate(id: string, missing: readonly string[]): string {
  return `Translate ${id} in ${languageFolder}: ${missing.join(', ')} have the English text, which tests/words/translations.test.ts refuses.`;
}

/** The messages next to a component. Titles of pages have a fixed set, and names that screens have too. */
function moduleOf(draft: Draft, name: string): string {
  const paths = draft
    .list(`packages/ui/src/**/${name}.messages.ts`)
    .filter((path) => !path.includes('/page-head/'));
  const [path, other] = paths;
  if (path === undefined) throw new Refusal(`There is no ${name}.messages.ts in packages/ui/src.`);
  if (other !== undefined) throw new Refusal(`There are several ${basename(path)}: ${paths.join(', ')}.`);
  return path;
}

/** An id with the prefix and the case of the others in the module. */
function newId(draft: Draft, path: string, key: string): string {
  const properties = everyProperty(draft.read(path));
  const keys = properties.filter(([, text]) => text === undefined).map(([name]) => name);
  if (keys.includes(key)) throw new Refusal(`The message ${key} is in ${path} already.`);
  const ids = properties.flatMap(([name, text]) => (name === 'id' && text !== undefined ? [text] : []));
  const [prefix = ''] = ids[0]?.split('.') ?? [];
  const isCamelCase = ids.some((id) => /[A-Z]/.test(id));
  const id = `${prefix}.${isCamelCase ? key : kebabCase(key)}`;
  if (id in messagesOf(draft.read(`${languageFolder}/${defaultLocale}.json`)))
    throw new Refusal(`The id ${id} is taken in ${languageFolder}.`);
  return id;
}
