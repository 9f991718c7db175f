// Writes docs/requirements.md and docs/faults.md: which test or story proves which line of the list beside each.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listedRequirements, markedTitles } from './requirement-marks.ts';

const documents = [
  {
    target: 'docs/requirements.md',
    list: 'docs/requirements-list.md',
    title: '# Requirements and their tests',
  },
  { target: 'docs/faults.md', list: 'docs/faults-list.md', title: '# Faults and their tests' },
] as const;
const titled = '{packages/*/src,tests,scripts,.storybook}/**/*.{test,stories}.{ts,tsx}';

interface Proof {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

/**
 * Writes the tables anew.
 * @returns the paths that changed
 * @throws Error when a title names a number that no list has
 */
export function writeRequirements(): readonly string[] {
  const tables = documents.map(({ target, list, title }) => ({
    target,
    list,
    title,
    listed: listedRequirements(readFileSync(list, 'utf8')),
  }));
  const proofs = globSync(titled)
    .filter(
      (path) => !path.includes('node_modules') && path !== 'scripts/documents/requirement-marks.test.ts',
    )
    .sort()
    .flatMap(proofsIn);
  const unknown = proofs.filter(({ id }) => !tables.some(({ listed }) => listed.has(id)));
  if (unknown.length > 0) {
    const named = [...new Set(unknown.map(({ id, path }) => `${id} (${path})`))].join(', ');
    throw new Error(
      `Titles name what neither ${tables.map(({ list }) => list).join(' nor ')} lists: ${named}.`,
    );
  }
  return tables.flatMap(({ target, list, title, listed }) => {
    const text = [title, '', introductionOf(list), '', ...tableOf(listed, proofs)].join('\n');
    if (readFileSync(target, { encoding: 'utf8', flag: 'a+' }) === text) return [];
    writeFileSync(target, text);
    return [target];
  });
}

function introductionOf(list: string): string {
  return `Written by \`npm run generate\` from the titles of tests and stories and from \`${basename(list)}\`; never edited.`;
}

function proofsIn(path: string): readonly Proof[] {
  return markedTitles(path, readFileSync(path, 'utf8')).flatMap(({ ids, title }) =>
    ids.map((id) => ({ id, path, title })),
  );
}

function tableOf(listed: ReadonlyMap<string, string>, proofs: readonly Proof[]): readonly string[] {
  const proven = Map.groupBy(proofs, ({ id }) => id);
  const rows = [...listed].flatMap(([id, meaning]) => {
    const own = proven.get(id);
    return own === undefined ? [] : [`| ${id} | ${meaning} | ${cellOf(own)} |`];
  });
  const without = [...listed].filter(([id]) => !proven.has(id));
  return [
    '| id | what must hold | proven by |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '## Named by no test',
    '',
    ...(without.length === 0 ? ['None.'] : without.map(([id, meaning]) => `- ${id}: ${meaning}`)),
    '',
  ];
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
  process.chdir(join(import.meta.dirname, '../..'));
  writeRequirements();
}
