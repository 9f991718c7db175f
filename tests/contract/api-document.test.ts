// The tables of api.md as a reader follows them: each field leads to the fields or the values of its type.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Row {
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
}

const lines = readFileSync('packages/sdk/api.md', 'utf8').split('\n');
const rows = lines.map(rowOf);
const fields = rows.filter((row) => row !== undefined);

test('[API-01] each object of a table has a row for each of its fields', () => {
  expect(fields.length).toBeGreaterThan(1000);
  expect(fields.filter(({ type }) => type.includes('{'))).toEqual([]);
  const objects = rows.flatMap((row, at) => {
    if (row === undefined || !words(row.type).includes('object')) return [];
    const item = row.type.startsWith('object[]') ? '[]' : '';
    return [{ path: `${row.name.replace('?', '')}${item}.`, next: rows[at + 1]?.name }];
  });
  expect(objects.length).toBeGreaterThan(40);
  for (const { path, next } of objects) expect(next).toSatisfy((name: string) => name.startsWith(path));
});

test('[API-01] each type of a table has its own section or a row of the values', () => {
  const described = new Set([
    ...lines.filter((line) => line.startsWith('### ')).map((line) => line.slice(4)),
    ...lines.filter((line) => line.startsWith('| `')).map((line) => line.split('`')[1]),
  ]);
  const types = new Set(fields.flatMap(({ type }) => words(type)).filter((word) => /^[A-Z]/u.test(word)));
  expect(types.size).toBeGreaterThan(200);
  expect([...types].filter((type) => !described.has(type) && type !== 'Blob')).toEqual([]);
});

test('[API-01] a number names its unit, also where only its type has a description', () => {
  const meanings = (type: string) =>
    fields.filter((field) => field.type === type).map((field) => field.meaning);
  for (const meaning of meanings('LowestPrice')) expect(meaning).toContain('In major units of the currency');
  for (const meaning of meanings('Points')) expect(meaning).toMatch(/\bin points\b/iu);
  for (const meaning of meanings('UnixTimeOrNull')) expect(meaning).toContain('Unix time in seconds');
  for (const type of ['LowestPrice', 'Points', 'UnixTimeOrNull']) expect(meanings(type)).not.toEqual([]);
});

/** A row of a table of fields; the table of values has no types. */
function rowOf(line: string): Row | undefined {
  const [, name, type, meaning] = /^\| `([^`]+)` \| `([^`]+)` \| (.*) \|$/u.exec(line) ?? [];
  return name === undefined || type === undefined || meaning === undefined
    ? undefined
    : { name, type, meaning };
}

function words(type: string): readonly string[] {
  return type.match(/"[^"]*"|\w+/gu) ?? [];
}
