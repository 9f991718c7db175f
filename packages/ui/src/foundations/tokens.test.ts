import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);
const others = sheets.filter((path) => path !== 'tokens.css');

function linesOf(path: string): { where: string; line: string }[] {
  return readFileSync(join(source, path), 'utf8')
    .split('\n')
    .map((line, place) => ({ where: `${path}:${place + 1}`, line }));
}

test('[BEY-13] no style sheet but tokens.css names a step of a ramp or a colour of its own', () => {
  const ramp = /var\(--(graphite|volt|flare|ion|moss|amber|ruby|sky)-\d/;
  const colour = /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i;
  const found = others.flatMap(linesOf).filter(({ line }) => ramp.test(line) || colour.test(line));
  expect(found.map(({ where, line }) => `${where} ${line.trim()}`)).toEqual([]);
});

test('every custom property that is used is defined somewhere', () => {
  const all = sheets
    .flatMap(linesOf)
    .map(({ line }) => line)
    .join('\n');
  const defined = new Set([...all.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name));
  // Painted from a script in a story of the foundations.
  const painted = new Set(['--paint', '--front', '--back']);
  expect([...used].filter((name) => !defined.has(name) && !painted.has(name ?? ''))).toEqual([]);
});

test('[LAY-09] layouts change at 769 and 992 pixels and at a few widths of their own only', () => {
  const widths = others
    .flatMap(linesOf)
    .flatMap(({ line }) => [...line.matchAll(/width [<>]=? ([\d.]+(?:px|rem))/g)].map(([, width]) => width));
  expect([...new Set(widths)].sort()).toEqual(expect.arrayContaining(['769px', '992px']));
});
