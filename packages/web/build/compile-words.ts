import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { parsedMessages } from '@signal-shop/ui/intl/load-messages.ts';
import { shipSentence } from '@signal-shop/ui/intl/ship-sentence.ts';
import type { ShippedSentence } from '@signal-shop/ui/intl/shipped-sentence.ts';
import type { Plugin } from 'vite';

const text =
  /\s*(?:defaultMessage|description):\s*(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"),?/g;
const descriptor = /\{\s*id: '([^']+)',?\s*\}/g;
const define = /\bdefineMessages?(?:<[^(]*>)?\(/g;
const place = /(["'`])@@words:([^:]+):\w+\1/g;
const pageHead = /<PageHead\s+page="(\w+)"/g;
const hashLength = 8;

/** One sentence in every language. */
type Translations = Readonly<Record<Locale, ShippedSentence>>;

/** Every sentence as it is delivered, by id. */
export type Words = ReadonlyMap<string, Translations>;

/** Reads what `packages/ui/scripts/words.ts` has checked and written. */
export async function readWords(): Promise<Words> {
  const all = await Promise.all(
    locales.map(async (locale) => {
      const written = await import(import.meta.resolve(`@signal-shop/ui/intl/generated/${locale}.ts`));
      return [locale, parsedMessages(written.messages)] as const;
    }),
  );
  const ids = Object.keys(all[0]?.[1] ?? {});
  return new Map(
    ids.map((id): [string, Translations] => {
      const sentences = all.map(([locale, messages]) => [
        locale,
        shipSentence(writtenIn(locale, messages, id)),
      ]);
      return [id, Object.fromEntries(sentences)];
    }),
  );
}

type Parsed = ReturnType<typeof parsedMessages>;

function writtenIn(locale: string, messages: Parsed, id: string): Parsed[string] {
  const sentence = messages[id];
  if (sentence === undefined) throw new Error(`The sentence "${id}" is missing in ${locale}.`);
  return sentence;
}

/**
 * Keeps a place for each sentence in the code; `say-words.ts` puts each language in. The place carries a hash of all
 * translations, so that a file with another sentence has another name. Nothing is loaded or looked up at run time, and
 * react-intl is replaced by the little that is left to do.
 */
export function compileWords(): Plugin {
  let words: Words = new Map();
  const placeOf = (id: string): string => {
    const sentence = words.get(id);
    if (sentence === undefined)
      throw new Error(`There is no sentence ${id}: run packages/ui/scripts/words.ts`);
    const hash = createHash('sha256').update(JSON.stringify(sentence)).digest('hex').slice(0, hashLength);
    return `'@@words:${id}:${hash}'`;
  };
  return {
    name: 'compile-words',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: { 'react-intl': fileURLToPath(import.meta.resolve('@signal-shop/ui/intl/shipped-intl.tsx')) },
      },
    }),
    async buildStart() {
      words = await readWords();
    },
    transform: {
      filter: {
        id: [
          /\.messages\.ts$/,
          /\/intl\/load-messages\.ts$/,
          /\/page-head\.tsx$/,
          /\/src\/pages\/[^/]+\.tsx$/,
        ],
      },
      handler: (code, id) => ({ code: compiled(code, id, placeOf), map: null }),
    },
  };
}

function compiled(code: string, id: string, placeOf: (id: string) => string): string {
  if (id.endsWith('/load-messages.ts')) return 'export const loadMessages = async () => ({});';
  if (id.endsWith('/page-head.tsx')) {
    return "export { ShippedPageHead as PageHead } from './shipped-page-head.tsx';";
  }
  if (id.endsWith('.tsx')) {
    return code.replaceAll(pageHead, (_match, page: string) => {
      const of = (what: string) => `${what}={${placeOf(`pageHead.${page}.${what}`)}}`;
      return `<PageHead ${of('title')} ${of('description')}`;
    });
  }
  return code
    .replaceAll(text, '')
    .replaceAll(descriptor, (_match, name: string) => placeOf(name))
    .replaceAll(define, '(')
    .replace(/^import \{[^}]*\} from 'react-intl';$/m, '');
}

/** Whether a file of the build says anything. */
export function saysWords(code: string): boolean {
  return code.search(place) >= 0;
}

/** The same code in one language. */
export function sayIn(locale: Locale, code: string, words: Words): string {
  return code.replaceAll(place, (_match, _quote, id: string) => {
    const sentence = words.get(id)?.[locale];
    if (sentence === undefined) throw new Error(`There is no sentence ${id} in ${locale}.`);
    return JSON.stringify(sentence);
  });
}
