// Finds which tests and stories prove which row of docs/requirements-list.md and docs/faults-list.md.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listedRequirements, markedTitles } from './requirement-marks.ts';

const root = join(import.meta.dirname, '../..');
const titledFiles = '{packages/*/src,tests,scripts,.storybook}/**/*.{test,stories}.{ts,tsx}';
/** Its titles are examples. */
const testOfMarks = 'scripts/documents/requirement-marks.test.ts';

export interface Proof {
  readonly id: string;
  /** Of the test or story file, in the repository. */
  readonly path: string;
  readonly title: string;
}

/** Meanings by id, in the order of the list. */
export function requirementsIn(list: 'requirements-list' | 'faults-list'): ReadonlyMap<string, string> {
  return listedRequirements(readFileSync(join(root, `docs/${list}.md`), 'utf8'));
}

/** Proofs that the titles of all tests and stories name. */
export function findProofs(): readonly Proof[] {
  return globSync(titledFiles, { cwd: root, exclude: ['**/node_modules'] })
    .filter((path) => path !== testOfMarks)
    .sort()
    .flatMap(proofsIn);
}

// A running guide calls this for each request of a page; parsing all files takes a second.
const proofCache = new Map<string, { readonly mtimeMs: number; readonly proofs: readonly Proof[] }>();

function proofsIn(path: string): readonly Proof[] {
  const file = join(root, path);
  const { mtimeMs } = statSync(file);
  const entry = proofCache.get(path);
  if (entry?.mtimeMs === mtimeMs) return entry.proofs;
  const titles = markedTitles(path, readFileSync(file, 'utf8'));
  const proofs = titles.flatMap(({ ids, title }) => ids.map((id) => ({ id, path, title })));
  proofCache.set(path, { mtimeMs, proofs });
  return proofs;
}
