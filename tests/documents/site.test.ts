import { existsSync, globSync } from 'node:fs';
import { guideFile, guideNames, guidePolicy, pages } from '@signal-shop/guide';
import { beforeAll, expect, test } from 'vitest';

/** Lists that other pages are written from, and what is written for one folder alone. */
const noPages = ['docs/faults-list.md', 'docs/requirements-list.md'];

const html = new Map<string, string>();

beforeAll(async () => {
  for (const name of await guideNames()) {
    const file = await guideFile(name, 'static');
    if (file?.type.startsWith('text/html')) html.set(name, String(file.bytes));
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
  const body = html.get(`${name}.html`) ?? '';
  const found = [...body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href = '']) => href);
  const own = found.filter((href) => !/^(?:https?|data):/.test(href) && !href.startsWith('reference/'));
  const dead = own.filter((href) => {
    const [file, heading] = href.split('#');
    const target = file === '' ? body : html.get(file ?? '');
    if (target === undefined) return !isKept(file ?? '');
    return heading !== undefined && !target.includes(` id="${heading}"`);
  });
  expect(own.length).toBeGreaterThan(pages.length);
  expect(dead).toEqual([]);
  const named = [...body.matchAll(/class="file" title="In the repository: ([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(
    named.filter((path) => !existsSync(path)),
    source,
  ).toEqual([]);
});

test.each(pages)('$source needs nothing that the policy of the site refuses', ({ name }) => {
  const body = html.get(`${name}.html`) ?? '';
  expect(guidePolicy).not.toMatch(/unsafe|\*|https?:/);
  expect(body.replaceAll(/<script src="guide.js"><\/script>/g, '')).not.toMatch(
    /<script|<style| style="| on[a-z]+="/,
  );
  // A mark that was meant for a reader of the file.
  expect(body).not.toMatch(/&lt;(?:br|!--)/);
});

test.each(pages)('$source has one title, and no level of its headings is left out', ({ name }) => {
  const [, article = ''] = (html.get(`${name}.html`) ?? '').split('<article>');
  const levels = [...article.matchAll(/<h([1-6]) id=/g)].map(([, level]) => Number(level));
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
    return heading !== undefined && html.get(file)?.includes(` id="${heading}"`) !== true;
  });
  expect(dead).toEqual([]);
});

test('the reference and the guide lead to each other', async () => {
  const live = await guideFile('index.html', 'live');
  expect(live?.bytes).toContain('href="../docs"');
  expect(html.get('index.html')).toContain('href="reference/index.html"');
});

function isKept(name: string): boolean {
  return /^(?:[\w-]+\.(?:css|js|woff2)|pictures\/[\w-]+\.(?:png|svg))$/.test(name);
}
