import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { markedTitles } from '../../scripts/documents/requirement-marks.ts';

const page = readFileSync('docs/journeys.md', 'utf8');
const rows = [...page.matchAll(/^\| (\w+) \| .+ \| `(.+)` \| (?:`(.+)`|–) \|$/gm)].map(
  ([, name = '', file = '', browserFile]) => ({ name, file, browserFile }),
);
const journeysOfFlows = globSync('tests/journeys/flows/*.test.ts').flatMap((path) =>
  journeysIn(path).map((name) => `${name} ${path.split('/').at(-1)}`),
);
/** One browser test covers several journeys, because each continues where the previous one ends. */
const journeysOfBrowser = globSync('tests/e2e/**/*.test.ts').flatMap((path) =>
  journeysIn(path).map((name) => `${name} ${path.split('/').at(-1)}`),
);

test('the page of the journeys lists all journeys, each once', () => {
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(59);
  expect(names).toHaveLength(59);
});

test('each journey of the page is a test in its file, and each test is on the page', () => {
  expect([...journeysOfFlows].sort()).toEqual(rows.map(({ name, file }) => `${name} ${file}`).sort());
});

test('each journey that also runs in a browser is named by a test in the documented file, and by no other', () => {
  const expectedPairs = rows.flatMap(({ name, browserFile }) =>
    browserFile === undefined ? [] : [`${name} ${browserFile}`],
  );
  expect([...journeysOfBrowser].sort()).toEqual(expectedPairs.sort());
});

/** The names before the colon of a marked title; those of a parametrized test are the first values of its rows. */
function journeysIn(path: string): readonly string[] {
  const source = readFileSync(path, 'utf8');
  return markedTitles(path, source).flatMap(({ title }) => {
    const [names = '', ...sentence] = title.split(': ');
    if (sentence.length === 0) return [];
    return names === '…' ? firstValuesIn(path, source) : names.split(', ').filter(isName);
  });
}

function isName(text: string): boolean {
  return !text.includes(' ') && text[0] !== text[0]?.toLowerCase();
}

/** The first value of each row that a module gives to `test.each`. */
function firstValuesIn(path: string, source: string): readonly string[] {
  const values: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [table] }) {
      const isEach =
        callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'each';
      if (!isEach || table?.type !== 'ArrayExpression') return;
      for (const row of table.elements) {
        const [value] = row?.type === 'ArrayExpression' ? row.elements : [];
        if (value?.type === 'Literal' && typeof value.value === 'string') values.push(value.value);
      }
    },
  });
  visitor.visit(parseSync(path, source).program);
  return values;
}
