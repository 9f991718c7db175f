import { globSync, readFileSync } from 'node:fs';
import { createShop, scenarioList } from '@signal-shop/mock-server';
import { startMockServer } from '@signal-shop/mock-server/server';
import { expect, onTestFinished, test } from 'vitest';

const pages = [...globSync('docs/mock/*.md'), 'packages/mock-server/README.md'].filter(
  (path) => curlsOf(path).length > 0,
);

test.each(pages)('every curl command of %s works, in the order of the page', async (path) => {
  const mock = await startMockServer({ port: 0, clock: '2026-01-15T12:00:00Z' });
  onTestFinished(() => mock.close());
  for (const { words, line } of curlsOf(path)) {
    const { url, preferred, init } = requestOf(words);
    const response = await fetch(url.replace('http://127.0.0.1:4010', mock.url.replace(/\/$/, '')), init);
    const text = await response.text();
    expect(response.status, `${line}\n${text}`).toBe(preferred ?? 200);
    // A refusal of the shop is 200, too: only what asks for one gets one.
    if (preferred === null && !line.includes('example=')) expect(text, line).not.toMatch(/^\{"code":(?!1,)/);
  }
});

test.each(globSync('docs/mock/*.md').filter((path) => !path.endsWith('/scenarios.md')))(
  'every scenario that %s names can be entered',
  (path) => {
    for (const names of scenariosOf(path))
      expect(() => createShop({ scenarios: names }).world('default')).not.toThrow();
  },
);

test('the pages of the people have commands', () => {
  expect(pages).toEqual(expect.arrayContaining(['docs/mock/frontend-developer.md', 'docs/mock/tester.md']));
});

/** What is said to be a scenario, alone or several with commas; capitals stand for something else. */
function scenariosOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const groups = new Set(scenarioList.map(({ group }) => group));
  const marked = [...text.matchAll(/`([a-z]+\.[\w-]+(?::\w+)?(?:,[\w.:-]+)*)`/g)].map(
    ([, names = '']) => names,
  );
  const started = [...text.matchAll(/--scenario ([\w.:,-]+)/g)].map(([, names = '']) => names);
  const isWhole = (names: string) => groups.has(names.split('.')[0] ?? '') && !/[:.][A-Z]+\b/.test(names);
  return [...started, ...marked.filter((names) => isWhole(names) && !names.endsWith('.ts'))];
}

/** The curl commands of the shell blocks; a backslash goes on in the next line. */
function curlsOf(path: string) {
  const blocks = readFileSync(path, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm);
  const lines = [...blocks].flatMap(([, text = '']) => text.replaceAll(/\\\n\s*/g, '').split('\n'));
  return lines
    .filter((line) => line.startsWith('curl '))
    .map((line) => ({ line, words: [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, a, b]) => a ?? b ?? '') }));
}

function requestOf(words: readonly string[]) {
  const unknown = words.filter((word) => /^-/.test(word) && !['-s', '-X', '-H', '-d'].includes(word));
  if (unknown.length > 0) throw new Error(`This test does not know what curl does with ${unknown.join(' ')}`);
  const after = (flag: string) => words.filter((_, at) => words[at - 1] === flag);
  const headers = new Headers(after('-H').map(splitHeader));
  const [method = 'GET'] = after('-X');
  const [body = null] = after('-d');
  const url = words.find((word) => word.startsWith('http')) ?? '';
  const code = /code=(\d+)/.exec(headers.get('prefer') ?? '')?.[1];
  return { url, init: { method, headers, body }, preferred: code === undefined ? null : Number(code) };
}

function splitHeader(header: string): [string, string] {
  const colon = header.indexOf(':');
  return [header.slice(0, colon), header.slice(colon + 1).trim()];
}
