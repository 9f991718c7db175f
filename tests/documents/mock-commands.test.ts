import { readFileSync } from 'node:fs';
import { createShop, scenarioList } from '@signal-shop/mock-server';
import { startMockServer } from '@signal-shop/mock-server/server';
import { expect, onTestFinished, test } from 'vitest';
import { requestOf } from './support/curl.ts';
import { documents } from './support/documents.ts';
import { shellLines } from './support/shell-blocks.ts';

const curlsOf = (path: string) =>
  shellLines(path).filter(({ line }) => line.startsWith('curl ') && line.includes('http://127.0.0.1:4010'));
const pages = documents.filter((path) => curlsOf(path).length > 0);

test.each(pages)('every curl command of %s works, in the order of the page', async (path) => {
  const mock = await startMockServer({ port: 0, clock: '2026-01-15T12:00:00Z' });
  onTestFinished(() => mock.close());
  for (const { line } of curlsOf(path)) {
    const { url, preferred, init } = requestOf(line);
    const response = await fetch(url.replace('http://127.0.0.1:4010', mock.url.replace(/\/$/, '')), init);
    const text = await response.text();
    expect(response.status, `${line}\n${text}`).toBe(preferred ?? 200);
    // A refusal of the shop also has status 200; only a command that requests a refusal may get one.
    if (preferred === null && !line.includes('example=')) expect(text, line).not.toMatch(/^\{"code":(?!1,)/);
  }
});

// The reference of the SDK names fields such as `data.id`, and no scenarios.
test.each(documents.filter((path) => !path.endsWith('/scenarios.md') && !path.endsWith('/api.md')))(
  'every scenario that %s names can be entered',
  (path) => {
    for (const names of scenariosOf(path))
      expect(() => createShop({ scenarios: names }).world('default')).not.toThrow();
  },
);

test('the pages of the people have commands', () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      'docs/start/frontend-developer.md',
      'docs/start/integrator.md',
      'docs/mock/frontend-developer.md',
      'docs/mock/tester.md',
    ]),
  );
});

/** Returns the scenarios that a page names, single or comma-separated; names in capitals are placeholders. */
function scenariosOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const groups = new Set(scenarioList.map(({ group }) => group));
  const quotedNames = [...text.matchAll(/`([a-z]+\.[\w-]+(?::\w+)?(?:,[\w.:-]+)*)`/g)].map(
    ([, names = '']) => names,
  );
  const startNames = [...text.matchAll(/--scenario ([\w.:,-]+)/g)].map(([, names = '']) => names);
  const isWhole = (names: string) => groups.has(names.split('.')[0] ?? '') && !/[:.][A-Z]+\b/.test(names);
  const others = ['flash.start', 'flash.end', ...eventTypes()];
  return [
    ...startNames,
    ...quotedNames.filter((names) => isWhole(names) && !others.includes(names) && !names.endsWith('.ts')),
  ];
}

/** The types of webhooks, whose names have the form of scenarios. */
function eventTypes(): readonly string[] {
  const contract: { readonly webhooks: object } = JSON.parse(
    readFileSync('openapi/dist/openapi.json', 'utf8'),
  );
  return Object.keys(contract.webhooks);
}
