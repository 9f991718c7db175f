// Writes docs/requirements.md: which test or story proves which requirement of docs/requirements-list.md.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedRequirements, markedTitles } from './requirement-marks.ts';

const target = 'docs/requirements.md';
const titled = '{packages/*/src,tests,scripts,.storybook}/**/*.{test,stories}.{ts,tsx}';

interface Proof {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

/**
 * Writes the table anew.
 * @returns the paths that changed
 * @throws Error when a title names a number that the list does not have
 */
export function writeRequirements(): readonly string[] {
  const listed = listedRequirements(readFileSync('docs/requirements-list.md', 'utf8'));
  const proofs = globSync(titled)
    .filter((path) => !path.includes('node_modules') && path !== 'scripts/requirement-marks.test.ts')
    .sort()
    .flatMap(proofsIn);
  const unknown = proofs.filter(({ id }) => !listed.has(id));
  if (unknown.length > 0) {
    const named = [...new Set(unknown.map(({ id, path }) => `${id} (${path})`))].join(', ');
    throw new Error(`Titles name requirements that docs/requirements-list.md does not list: ${named}.`);
  }
  const text = tableOf(listed, proofs);
  if (readFileSync(target, { encoding: 'utf8', flag: 'a+' }) === text) return [];
  writeFileSync(target, text);
  return [target];
}

function proofsIn(path: string): readonly Proof[] {
  return markedTitles(readFileSync(path, 'utf8')).flatMap(({ ids, title }) =>
    ids.map((id) => ({ id, path, title })),
  );
}

function tableOf(listed: ReadonlyMap<string, string>, proofs: readonly Proof[]): string {
  const proven = Map.groupBy(proofs, ({ id }) => id);
  const rows = [...listed].flatMap(([id, meaning]) => {
    const own = proven.get(id);
    return own === undefined ? [] : [`| ${id} | ${meaning} | ${cellOf(own)} |`];
  });
  const without = [...listed].filter(([id]) => !proven.has(id));
  return [
    '# Requirements and their tests',
    '',
    'Written by `npm run generate` from the titles of tests and stories and from `requirements-list.md`; never edited.',
    '',
    '| id | what must hold | proven by |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '## Named by no test',
    '',
    ...(without.length === 0 ? ['None.'] : without.map(([id, meaning]) => `- ${id}: ${meaning}`)),
    '',
  ].join('\n');
}

function cellOf(proofs: readonly Proof[]): string {
  return [...Map.groupBy(proofs, ({ path }) => path)]
    .map(([path, own]) => `\`${path}\`: ${own.map(({ title }) => plain(title)).join(' · ')}`)
    .join('<br>');
}

function plain(title: string): string {
  return title.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

if (import.meta.main) {
  process.chdir(join(import.meta.dirname, '..'));
  writeRequirements();
}
