import { existsSync, globSync } from 'node:fs';
import { chapters, guideFile, guideNames, guidePolicy, pages } from '@signal-shop/guide';
import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';

/** Lists that other pages are generated from, and the changelogs of published packages. */
const noPages = [
  'docs/faults-list.md',
  'docs/requirements-list.md',
  'packages/mock-server/CHANGELOG.md',
  'packages/sdk/CHANGELOG.md',
];

const navigation = chapters.flatMap((chapter) => chapter.pages);
const html = new Map<string, CheerioAPI>();

beforeAll(async () => {
  for (const name of await guideNames()) {
    const file = await guideFile(name, 'static');
    if (file?.type.startsWith('text/html')) html.set(name, load(String(file.bytes)));
  }
});

test('every markdown file for readers is a page', () => {
  const documents = globSync(
    ['docs/**/*.md', 'packages/{sdk,mock-server,web}/*.md', 'openapi/README.md', '*.md'],
    {
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
  );
  const missingPages = documents.filter((path) => !pages.some(({ source }) => source === path));
  expect(missingPages.filter((path) => !noPages.includes(path))).toEqual([]);
});

test('the names of the site and its files match', async () => {
  const names = await guideNames();
  const files = await Promise.all(names.map((name) => guideFile(name, 'live')));
  expect(names.filter((_, at) => files[at] === null)).toEqual([]);
  for (const name of ['', 'no.html', '../package.json', 'pictures/../README.md', 'guide-pages.ts'])
    expect([name, await guideFile(name, 'live')]).toEqual([name, null]);
});

test.each(pages)('every link of $source works', ({ name, source }) => {
  const page = pageNamed(name);
  const targets = [...page('[href], [src]')].map(({ attribs }) => attribs.href ?? attribs.src ?? '');
  const own = targets.filter((href) => !/^(?:https?|data):/.test(href) && !href.startsWith('reference/'));
  const deadLinks = own.filter((href) => {
    const [file, heading] = href.split('#');
    const target = file === '' ? page : html.get(file ?? '');
    if (target === undefined) return !isKept(file ?? '');
    return heading !== undefined && target(`[id="${heading}"]`).length === 0;
  });
  expect(own.length).toBeGreaterThan(navigation.length);
  expect(deadLinks).toEqual([]);
  const title = 'In the repository: ';
  const links = [...page(`.file[title^="${title}"]`)].map(({ attribs }) =>
    attribs.title?.slice(title.length),
  );
  expect(
    links.filter((path = '') => !existsSync(path)),
    source,
  ).toEqual([]);
});

test.each(pages)('$source needs nothing that the CSP of the site blocks', ({ name }) => {
  const page = pageNamed(name);
  expect(guidePolicy).not.toMatch(/unsafe|\*|https?:/);
  expect(page('script').not('[src="guide.js"]')).toHaveLength(0);
  expect(page('style, [style]')).toHaveLength(0);
  const attributes = [...page.root().find('*')].flatMap(({ attribs }) => Object.keys(attribs));
  expect(attributes.filter((attribute) => attribute.startsWith('on'))).toEqual([]);
  // Markup for readers of the file.
  expect(page('body').text()).not.toMatch(/<(?:br|!--)/);
});

test.each(pages)('$source has one title and skips no heading level', ({ name }) => {
  const headings = pageNamed(name)('article').find('h1[id], h2[id], h3[id], h4[id], h5[id], h6[id]');
  const levels = [...headings].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(jumps).toEqual([]);
});

test('the search index has every page, and its links lead to headings', async () => {
  const script = String((await guideFile('search.js', 'live'))?.bytes);
  const sections: { href: string; page: string }[] = JSON.parse(script.slice(script.indexOf('['), -2));
  expect(new Set(sections.map(({ page }) => page)).size).toBe(pages.length);
  const deadLinks = sections.filter(({ href }) => {
    const [file = '', heading] = href.split('#');
    return heading !== undefined && html.get(file)?.(`[id="${heading}"]`).length !== 1;
  });
  expect(deadLinks).toEqual([]);
});

test('the reference and the guide link to each other', async () => {
  const live = await guideFile('index.html', 'live');
  expect(live?.bytes).toContain('href="../docs"');
  expect(pageNamed('index')('[href="reference/index.html"]').length).toBeGreaterThan(0);
});

function pageNamed(name: string): CheerioAPI {
  return html.get(`${name}.html`) ?? load('');
}

function isKept(name: string): boolean {
  return /^(?:[\w-]+\.(?:css|js|woff2)|pictures\/[\w-]+\.(?:png|svg))$/.test(name);
}
