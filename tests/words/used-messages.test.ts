import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('packages/{ui,web}/src/**/*.{ts,tsx}').filter(
  (path) => !/generated|\.test\./.test(path),
);
const texts = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]));
const messageFiles = sources.filter((path) => path.endsWith('.messages.ts'));

test('the words live beside what says them, and nowhere in web', () => {
  expect(messageFiles.length).toBeGreaterThan(10);
  expect(messageFiles.filter((path) => path.startsWith('packages/web/'))).toEqual([]);
});

test.each(messageFiles)('[I18N-01] every message of %s is shown by somebody', (path) => {
  const own = texts.get(path) ?? '';
  const readers = [...texts]
    .filter(([, text]) => text.includes(`/${basename(path)}'`))
    .map(([, text]) => text);
  const keys = [...own.matchAll(messageKey)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const tables = [...own.matchAll(/export const (\w+)/g)].map(([, name = '']) => name);
  const unseen = readers.some((text) => readsByIndex(text, tables))
    ? []
    : keys.filter((key) => !readers.some((text) => new RegExp(`\\b${key}\\b`).test(text)));
  expect(keys.length).toBeGreaterThan(0);
  expect(unseen).toEqual([]);
});

// The name before an object that begins with an id.
const messageKey = /(?:'([^']+)'|\b(\w+))(?:: | = )(?:defineMessage(?:<[\s\S]*?>)?\()?\{\s*id:/g;

// Messages that are chosen by a code or a state are read by index; such a reader may show any of them.
function readsByIndex(text: string, tables: readonly string[]): boolean {
  return tables.some((table) => {
    const renamed = new RegExp(`\\b${table} as (\\w+)|const (\\w+)[^=;]* = ${table};`).exec(text);
    const alias = renamed?.[1] ?? renamed?.[2] ?? table;
    return new RegExp(`\\b${alias}[\\w.]*\\[`).test(text);
  });
}
