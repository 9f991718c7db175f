import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CssColor, CustomAtRules, Visitor } from 'lightningcss';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);
const others = sheets.filter((path) => path !== 'tokens.css');
const ramps = ['graphite', 'volt', 'flare', 'ion', 'moss', 'amber', 'ruby', 'sky'];

function visitSheet(path: string, visitor: Visitor<CustomAtRules>): void {
  const code = readFileSync(join(source, path));
  transform({ filename: path, code, cssModules: path.endsWith('.module.css'), visitor });
}

test('[BEY-13] only tokens.css uses ramp steps and literal colors', () => {
  const violations: string[] = [];
  for (const path of others) {
    visitSheet(path, {
      Color(color) {
        if (isOwnColor(color)) violations.push(`${path}: ${JSON.stringify(color)}`);
      },
      Variable({ name }) {
        if (ramps.some((ramp) => name.ident.startsWith(`--${ramp}-`)))
          violations.push(`${path}: ${name.ident}`);
      },
    });
  }
  expect(violations).toEqual([]);
});

test('every custom property in use is defined', () => {
  const defined = new Set<string>();
  const used = new Set<string>();
  for (const path of sheets) {
    visitSheet(path, {
      Declaration: { custom: ({ name }) => void defined.add(name) },
      Variable: ({ name }) => void used.add(name.ident),
    });
  }
  // Set by script.
  const painted = new Set([
    '--paint',
    '--outline-width',
    '--total-width',
    '--front',
    '--back',
    '--at',
    '--column',
    '--row',
    '--x',
    '--y',
    '--prize',
    '--place',
  ]);
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter((name) => !defined.has(name) && !painted.has(name))).toEqual([]);
});

test('[LAY-09] layouts change at 769 and 992 pixels', () => {
  const widths = new Set<string>();
  for (const path of others) {
    visitSheet(path, {
      MediaQuery({ condition }) {
        if (condition?.type !== 'feature' || condition.value.type !== 'range') return;
        const { name, value } = condition.value;
        if (name === 'width' && value.type === 'length') widths.add(JSON.stringify(value.value));
      },
    });
  }
  expect([...widths]).toEqual(expect.arrayContaining([pixels(769), pixels(992)]));
});

function pixels(value: number): string {
  return JSON.stringify({ type: 'value', value: { unit: 'px', value } });
}

/** Colors of the system and `currentcolor` follow the scheme; black and `transparent` are the two ends of a mask. */
function isOwnColor(color: CssColor): boolean {
  if (typeof color === 'string' || color.type === 'currentcolor') return false;
  return !(color.type === 'rgb' && color.r + color.g + color.b === 0);
}
