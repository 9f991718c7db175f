// Words: extracts the English messages of packages/ui, checks the six translations, writes the compiled messages of the shop.
// `--check` changes nothing and fails when a file is stale.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

type Sentences = Record<string, string>;

const root = join(import.meta.dirname, '../../..');
const languages = join(root, 'packages/ui/lang');
const generated = join(root, 'packages/ui/src/intl/generated');
const checking = process.argv.includes('--check');
const problems: string[] = [];

/** The English messages by id, from every `*.messages.ts`. */
function extractEnglish(): Sentences {
  const files = globSync('packages/ui/src/**/*.messages.ts', { cwd: root }).sort();
  const result = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@formatjs/cli/bin/formatjs'),
      'extract',
      ...files,
      '--throws',
      '--preserve-whitespace',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (result.status !== 0) throw new Error(`The words could not be extracted.\n${result.stderr}`);
  const found: Record<string, { defaultMessage?: string; description?: string }> = JSON.parse(result.stdout);
  return Object.fromEntries(
    Object.entries(found).map(([id, { defaultMessage = '', description = '' }]) => {
      if (description === '') problems.push(`${id} has no description of where its reader sees it`);
      return [id, defaultMessage];
    }),
  );
}

function readTranslations(locale: Locale): Sentences {
  try {
    return JSON.parse(readFileSync(join(languages, `${locale}.json`), 'utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Error(`lang/${locale}.json is not JSON`, { cause });
    return {};
  }
}

function parseSentence(locale: Locale, id: string, sentence: string): MessageFormatElement[] {
  try {
    return parse(sentence);
  } catch (cause) {
    problems.push(`lang/${locale}.json: ${id} is no ICU message (${String(cause)})`);
    return [];
  }
}

/** Returns the messages of one language sorted by id; reports missing, unused and inconsistent ones. */
function compile(
  locale: Locale,
  english: Sentences,
  sentences: Sentences,
): Record<string, MessageFormatElement[]> {
  for (const id of Object.keys(sentences)) {
    if (!(id in english)) problems.push(`lang/${locale}.json: ${id} is not used any more`);
  }
  const compiled: Record<string, MessageFormatElement[]> = {};
  for (const id of Object.keys(english).sort()) {
    const original = parseSentence(defaultLocale, id, english[id] ?? '');
    const sentence = sentences[id] ?? '';
    // A missing translation falls back to English, but the check fails.
    if (sentence === '') problems.push(`lang/${locale}.json: ${id} is missing ("${english[id]}")`);
    const parts = sentence === '' ? original : parseSentence(locale, id, sentence);
    compiled[id] = parts;
    const same = isStructurallySame(original, parts);
    if (!same.success) problems.push(`lang/${locale}.json: ${id}: ${same.error?.message}`);
  }
  return compiled;
}

/** Returns a message without values as text, which is easier to review than its syntax tree. */
function plainText(parts: MessageFormatElement[]): string | null {
  const [first] = parts;
  return parts.length === 1 && first?.type === TYPE.literal ? first.value : null;
}

function write(path: string, text: string): void {
  const before = ((): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  })();
  if (before === text) return;
  if (checking) problems.push(`${path.slice(root.length + 1)} is stale: run packages/ui/scripts/words.ts`);
  else writeFileSync(path, text);
}

function writeWords(locale: Locale, compiled: Record<string, MessageFormatElement[]>): void {
  const lines = Object.entries(compiled).map(
    ([id, parts]) => `  ${JSON.stringify(id)}: ${JSON.stringify(plainText(parts) ?? parts)},`,
  );
  write(
    join(generated, `${locale}.ts`),
    `// Written by packages/ui/scripts/words.ts from packages/ui/lang/${locale}.json.\nimport type { WrittenMessages } from '../messages.ts';\n\nexport const messages: WrittenMessages = {\n${lines.join('\n')}\n};\n`,
  );
}

function sorted(sentences: Sentences): Sentences {
  return Object.fromEntries(Object.entries(sentences).sort(([one], [other]) => (one < other ? -1 : 1)));
}

mkdirSync(generated, { recursive: true });
const english = extractEnglish();
for (const locale of locales) {
  const sentences = locale === defaultLocale ? english : readTranslations(locale);
  const compiled = compile(locale, english, sentences);
  write(join(languages, `${locale}.json`), `${JSON.stringify(sorted(sentences), null, 2)}\n`);
  writeWords(locale, compiled);
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${Object.keys(english).length} sentences in ${locales.length} languages\n`);
}
