import { parseArgs } from 'node:util';
import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

/** The arguments of `npm run words`. */
export type Command = { readonly json: boolean } & (
  | { readonly show: string; readonly locale: Locale | undefined }
  | { readonly since: string }
  | { readonly random: number; readonly locale: Locale }
);

export const usage = `Usage:
  npm run words -- <text or id> [--lang de]    a message in all languages, and where it is seen
  npm run words -- --since <commit>            what changed since a commit
  npm run words -- --lang de --random 250      a list of random texts to read
  Each with --json for a program.`;

/** @throws an Error with a sentence for the reader if the arguments do not fit together */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const { json = false, since, random } = values;
  const locale = localeOf(values.lang);
  const show = positionals.join(' ').trim();
  if ([show !== '', since !== undefined, random !== undefined].filter(Boolean).length !== 1) {
    throw new Error('Give a text or an id, or --since, or --random.');
  }
  if (since !== undefined) {
    if (locale !== undefined)
      throw new Error('--lang does not go with --since, which compares all languages.');
    if (since === '') throw new Error('--since needs a commit.');
    return { json, since };
  }
  if (random === undefined) return { json, show, locale };
  const count = Number(random);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--random needs a number of texts, not "${random}".`);
  return { json, random: count, locale: locale ?? defaultLocale };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      lang: { type: 'string' },
      random: { type: 'string' },
      since: { type: 'string' },
    },
  });
}

function localeOf(name: string | undefined): Locale | undefined {
  const locale = locales.find((one) => one === name);
  if (name !== undefined && locale === undefined) {
    throw new Error(`--lang is one of ${locales.join(', ')}, not "${name}".`);
  }
  return locale;
}
