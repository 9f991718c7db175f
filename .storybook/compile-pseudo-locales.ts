import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { PseudoLocale } from './pseudo-locales.ts';
import { pseudoLocales } from './pseudo-locales.ts';

const prefix = 'virtual:pseudo-messages/';
const english = fileURLToPath(import.meta.resolve('@signal-shop/ui/lang/en.json'));
const formatjs = fileURLToPath(new URL('../node_modules/@formatjs/cli/bin/formatjs', import.meta.url));

/** All English messages in a pseudo-locale, parsed, as JSON. */
export function compilePseudoLocale(locale: PseudoLocale): string {
  const options = ['--format', 'simple', '--ast', '--pseudo-locale', locale];
  return execFileSync(process.execPath, [formatjs, 'compile', ...options, english], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Modules with the messages of a pseudo-locale, compiled on demand. */
export function compilePseudoLocales(): Plugin {
  const localeOf = (id: string) => pseudoLocales.find((locale) => id === prefix + locale);
  return {
    name: 'signal-shop:pseudo-locales',
    resolveId: (id) => (localeOf(id) === undefined ? null : `\0${id}`),
    load: (id) => {
      const locale = localeOf(id.slice(1));
      return locale === undefined ? null : `export const messages = ${compilePseudoLocale(locale)};`;
    },
  };
}
