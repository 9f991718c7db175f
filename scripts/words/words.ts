// For translators: `npm run words` shows a message in all languages, lists changes, or prints texts to read.
import process from 'node:process';
import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { compareTexts } from './changes.ts';
import { readCommand, usage } from './command.ts';
import { drawTexts, findTexts } from './find-texts.ts';
import { lengthRatio, longestText, partsOf, placeholdersOf } from './message-parts.ts';
import type { MessageSource } from './message-sources.ts';
import { readMessageSources } from './message-sources.ts';
import type { DescribedText } from './print-texts.ts';
import { changesText, describedText, readingList } from './print-texts.ts';
import type { ShopText } from './shop-texts.ts';
import { distinct, readTexts } from './shop-texts.ts';
import { storiesOfText } from './stories-of-text.ts';
import { readTextsAt } from './texts-at-commit.ts';

const enough = 10;

try {
  const command = readCommand(process.argv.slice(2));
  if ('since' in command) await showChanges(command.since, command.json);
  else if ('random' in command) await showList(command.random, command.locale, command.json);
  else await showTexts(command.show, command.locale, command.json);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}

async function showTexts(search: string, locale: Locale | undefined, json: boolean): Promise<void> {
  const matches = distinct(findTexts(await readTexts(), search));
  if (matches.length === 0)
    throw new Error(`No text of the shop contains “${search}”, and none has that id.`);
  const sources = readMessageSources();
  const descriptions = await Promise.all(
    matches.slice(0, enough).map((text) => describe(text, sources[text.id], locale)),
  );
  if (json) return print(descriptions);
  console.log(descriptions.map(describedText).join('\n\n'));
  if (matches.length > enough) {
    console.log(`\n${matches.length - enough} more contain “${search}”. Use a longer text, or an id.`);
  }
}

async function describe(
  { words, ...text }: ShopText & { readonly otherCount: number },
  message: MessageSource | undefined,
  locale: Locale | undefined,
): Promise<DescribedText> {
  const { [defaultLocale]: english = '' } = words;
  const parts = partsOf(text.source, english);
  const languages = locale === undefined ? locales : [defaultLocale, locale];
  const translations = languages.flatMap((one) =>
    words[one] === undefined ? [] : [[one, words[one]] as const],
  );
  const ratios = translations
    .filter(([one]) => one !== defaultLocale)
    .map(([one, word]) => [one, lengthRatio(longestText(parts), longestText(partsOf(text.source, word)))]);
  return {
    ...text,
    ...(message === undefined ? {} : { description: message.description, file: message.file }),
    words: Object.fromEntries(translations),
    placeholders: placeholdersOf(parts),
    ratios: Object.fromEntries(ratios),
    stories: await storiesOfText(parts, { file: message?.file, locale }),
  };
}

async function showChanges(commit: string, json: boolean): Promise<void> {
  const changes = compareTexts(await readTextsAt(commit), await readTexts());
  if (json) print(changes);
  else console.log(changesText(changes, commit));
}

async function showList(count: number, locale: Locale, json: boolean): Promise<void> {
  const sources = readMessageSources();
  const sample = drawTexts(distinct(await readTexts()), count, Math.random);
  const list = sample.map(({ id, source, words }) => {
    const description = sources[id]?.description;
    const translations = [...new Set([defaultLocale, locale])].map((one) => [one, words[one] ?? '']);
    return {
      id,
      source,
      words: Object.fromEntries(translations),
      ...(description === undefined ? {} : { description }),
    };
  });
  if (json) print(list);
  else console.log(readingList(list));
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}
