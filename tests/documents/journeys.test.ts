import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/journeys.md', 'utf8');
const rows = [...page.matchAll(/^\| (\w+) \| .+ \| `(.+)` \| (?:`(.+)`|–) \|$/gm)].map(
  ([, name = '', file = '', browserFile]) => ({ name, file, browserFile }),
);
const walked = globSync('tests/journeys/flows/*.test.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/'(?:\[[^\]]+\] )+(\w+): |^ {2}\['(\w+)', '/gm)].map(
    ([, titled, listed]) => `${titled ?? listed} ${path.split('/').at(-1)}`,
  ),
);
/** A browser walks several in one test: what it takes to get to the second is the first. */
const walkedInBrowser = globSync('tests/e2e/**/*.test.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/'(?:\[[^\]]+\] )+([A-Z]\w+(?:, [A-Z]\w+)*): /g)].flatMap(
    ([, names = '']) => names.split(', ').map((name) => `${name} ${path.split('/').at(-1)}`),
  ),
);

test('the page of the journeys names forty-two, each once', () => {
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(42);
  expect(names).toHaveLength(42);
});

test('each journey of the page is a test in its file, and each test is on the page', () => {
  expect([...walked].sort()).toEqual(rows.map(({ name, file }) => `${name} ${file}`).sort());
});

test('what a browser walks, too, is named by a test in the file that the page says, and by no other', () => {
  const said = rows.flatMap(({ name, browserFile }) =>
    browserFile === undefined ? [] : [`${name} ${browserFile}`],
  );
  expect([...walkedInBrowser].sort()).toEqual(said.sort());
});
