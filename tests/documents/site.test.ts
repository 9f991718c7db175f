import { existsSync, globSync } from 'node:fs';
import { guideFile, guideNames, guidePolicy, pages } from '@signal-shop/guide';
import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';

/** Lists that other pages are written from, and what is written for one folder alone. */
const noPages = ['docs/faults-list.md', 'docs/requirements-list.md'];

const html = new Map<string, CheerioAPI>();

beforeAll(async () => {
  for (const name of await guideNames()) {
    const file = await guideFile(name, 'static');
    if (file?.type.startsWith('text/html')) html.set(name, load(String(file.bytes)));
  }
});

test('every markdown file that is written for readers is a page', () => {
  const written = globSync(
    ['docs/**/*.md', 'packages/{sdk,mock-server,web}/*.md', 'openapi/README.md', '*.md'],
    {
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
  );
  const missing = written.filter((path) => !pages.some(({ source }) => source === path));
  expect(missing.filter((path) => !noPages.includes(path))).toEqual([]);
});

test('every name of the site is a file of it, and no other is', async () => {
  const names = await guideNames();
  const files = await Promise.all(names.map((name) => guideFile(name, 'live')));
  expect(names.filter((_, at) => files[at] === null)).toEqual([]);
  for (const name of ['', 'no.html', '../package.json', 'pictures/../README.md', 'guide-pages.ts'])
    expect([name, await guideFile(name, 'live')]).toEqual([name, null]);
});

test.each(pages)('every link of $source leads somewhere', ({ name, source }) => {
  const page = pageNamed(name);
  const found = [...page('[href], [src]')].map(({ attribs }) => attribs.href ?? attribs.src ?? '');
  const own = found.filter((href) => !/^(?:https?|data):/.test(href) && !href.startsWith('reference/'));
  const dead = own.filter((href) => {
    const [file, heading] = href.split('#');
    const target = file === '' ? page : html.get(file ?? '');
    if (target === undefined) return !isKept(file ?? '');
    return heading !== undefined && target(`[id="${heading}"]`).length === 0;
  });
  expect(own.length).toBeGreaterThan(pages.length);
  expect(dead).toEqual([]);
  const title = 'In the repository: ';
  const named = [...page(`.file[title^="${title}"]`)].map(({ attribs }) =>
    attribs.title?.slice(title.length),
  );
  expect(
    named.filter((path = '') => !existsSync(path)),
    source,
  ).toEqual([]);
});

test.each(pages)('$source needs nothing that the policy of the site refuses', ({ name }) => {
  const page = pageNamed(name);
  expect(guidePolicy).not.toMatch(/unsafe|\*|https?:/);
  expect(page('script').not('[src="guide.js"]')).toHaveLength(0);
  expect(page('style, [style]')).toHaveLength(0);
  const attributes = [...page.root().find('*')].flatMap(({ attribs }) => Object.keys(attribs));
  expect(attributes.filter((attribute) => attribute.startsWith('on'))).toEqual([]);
  // A mark that was meant for a reader of the file.
  expect(page('body').text()).not.toMatch(/<(?:br|!--)/);
});

test.each(pages)('$source has one title, and no level of its headings is left out', ({ name }) => {
  const headings = pageNamed(name)('article').find('h1[id], h2[id], h3[id], h4[id], h5[id], h6[id]');
  const levels = [...headings].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(jumps).toEqual([]);
});

test('the search knows each page, and its addresses lead to headings', async () => {
  const script = String((await guideFile('search.js', 'live'))?.bytes);
  const sections: { href: string; page: string }[] = JSON.parse(script.slice(script.indexOf('['), -2));
  expect(new Set(sections.map(({ page }) => page)).size).toBe(pages.length);
  const dead = sections.filter(({ href }) => {
    const [file = '', heading] = href.split('#');
    return heading !== undefined && html.get(file)?.(`[id="${heading}"]`).length !== 1;
  });
  expect(dead).toEqual([]);
});

test('the reference and the guide lead to each other', async () => {
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
