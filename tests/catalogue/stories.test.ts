import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { exportedNames } from '../../scripts/documents/exported-names.ts';

const statesFiles = globSync('packages/ui/src/**/*.states.ts').sort();

test('there are screens that list their states', () => {
  expect(statesFiles.length).toBeGreaterThan(10);
});

for (const statesFile of statesFiles) {
  const storiesFile = statesFile.replace('.states.ts', '.stories.tsx');

  test(`${storiesFile} has exactly one story for each state`, async () => {
    const states = await statesIn(statesFile);
    expect(differences(states, exportedNames(storiesFile))).toEqual({ missing: [], unlisted: [] });
  });
}

/** Helpers of stories themselves. */
const helpers = ['packages/ui/src/foundations/stories'];

test('every folder with a component has stories', () => {
  const files = globSync('packages/ui/src/{chrome,components,forms,foundations,sections,screens}/**/*.tsx');
  const storied = new Set(files.filter((file) => file.endsWith('.stories.tsx')).map(dirname));
  const folders = new Set(files.filter((file) => !file.endsWith('.test.tsx')).map(dirname));
  expect([...folders].filter((folder) => !storied.has(folder)).toSorted()).toEqual(helpers);
});

test('detects a state without a story and a story without a state', () => {
  expect(differences(['Ready', 'Empty'], ['Ready', 'Extra'])).toEqual({
    missing: ['Empty'],
    unlisted: ['Extra'],
  });
});

test('detects a state that is listed twice', () => {
  expect(differences(['Ready', 'Ready'], ['Ready'])).toEqual({
    missing: ['Ready'],
    unlisted: [],
  });
});

async function statesIn(path: string): Promise<readonly string[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(process.cwd(), path)).href);
  const lists = Object.entries(module).filter(([name]) => name.endsWith('States'));
  expect(lists.map(([name]) => name)).toHaveLength(1);
  return lists.flatMap(([, list]) => (Array.isArray(list) ? list.map(String) : []));
}

function differences(states: readonly string[], names: readonly string[]) {
  return {
    missing: states.filter((state, index) => !names.includes(state) || states.indexOf(state) !== index),
    unlisted: names.filter((name) => !states.includes(name)),
  };
}
