import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { guideParts, guideStatuses } from '../../.storybook/docs/guide/parts.ts';
import { tokensOf } from '../../.storybook/docs/tokens-of-styles.ts';
import { classesOf } from '../support/style-sheets.ts';
import type { GuidePage } from './support/guide-page.ts';
import { readGuidePage } from './support/guide-page.ts';

const paths = globSync('packages/ui/src/**/*.mdx').sort();

/** The parts that contain no text. */
const unfilled: readonly string[] = ['Examples'];

/** The pages of components that draw nothing. */
const invisible: readonly string[] = ['packages/ui/src/chrome/page-head/page-head.mdx'];

test('the primitives of the design system have a page', () => {
  expect(paths.length).toBeGreaterThanOrEqual(25);
});

describe.each(paths)('%s', (path) => {
  test('has every part of the template, in its order', async () => {
    const { parts } = await readGuidePage(path);
    expect(parts.map(({ name }) => name)).toEqual(guideParts);
    expect(parts.filter(({ filled }) => !filled).map(({ name }) => name)).toEqual(unfilled);
  });

  test('has a name, a status, and the stories of its component', async () => {
    const { folder, imports, parts } = await readGuidePage(path);
    const [summary] = parts;
    expect(summary?.attributes.name).toMatch(/^[A-Z]/);
    expect(guideStatuses).toContain(summary?.attributes.status);
    const stories = `./${basename(path, '.mdx')}.stories.tsx`;
    expect(imports).toContain(stories);
    expect(existsSync(join(folder, stories))).toBe(true);
  });

  test('names classes and props that exist', async () => {
    const page = await readGuidePage(path);
    const anatomy = page.parts.find(({ name }) => name === 'Anatomy')?.codes ?? [];
    const known = new Set([...classesIn(page), ...namesIn(page)]);
    expect(anatomy.length).toBeGreaterThan(0);
    expect(anatomy.filter((name) => !name.startsWith('<') && !known.has(name))).toEqual([]);
  });

  test('lists the tokens of at least one style sheet, unless it draws nothing', async () => {
    const sheets = styleSheetsOf(await readGuidePage(path));
    expect(sheets.flatMap(tokensOf).length === 0).toBe(invisible.includes(path));
  });

  test('links to pages that exist', async () => {
    const { links } = await readGuidePage(path);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !storiesBehind(link).some(existsSync))).toEqual([]);
  });
});

function styleSheetsOf({ folder, imports }: GuidePage): readonly string[] {
  const prefix = 'tokens-of:';
  return imports
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(folder, name.slice(prefix.length)));
}

function classesIn(page: GuidePage): readonly string[] {
  return styleSheetsOf(page)
    .flatMap(classesOf)
    .map((name) => `.${name}`);
}

/** The identifiers of the component's code, among them its props. */
function namesIn({ folder }: GuidePage): readonly string[] {
  const names: string[] = [];
  const visitor = new Visitor({ Identifier: ({ name }) => void names.push(name) });
  for (const file of globSync('*.tsx', { cwd: folder, exclude: ['*.stories.tsx', '*.test.tsx'] })) {
    const path = join(folder, file);
    visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
  }
  return names;
}

/** The files that could contain the stories of `?path=/docs/components-icon-button--docs`. */
function storiesBehind(link: string): readonly string[] {
  const id = new URL(link, 'http://storybook').searchParams.get('path') ?? '';
  const [, group, name] = /^\/docs\/([a-z]+)-(.+)--docs$/.exec(id) ?? [];
  return [`packages/ui/src/${group}/${name}/${name}.stories.tsx`];
}
