// Compares the examples of the contract before and after a generation, value by value.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const shownChanges = 20;

/** The text of every example by its path. */
export function readExamples(): Map<string, string> {
  const paths = globSync('openapi/components/examples/**/*.yaml').sort();
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/**
 * The values that differ, as `openapi/….yaml value.msg: "Added" → "Sold"`, at most 20. A file that was added or removed
 * is one change.
 */
export function exampleChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = paths.flatMap((path) => changesOfFile(path, before.get(path), after.get(path)));
  const hidden = changes.length - shownChanges;
  return hidden > 0 ? [...changes.slice(0, shownChanges), `and ${hidden} more`] : changes;
}

function changesOfFile(path: string, before: string | undefined, after: string | undefined): string[] {
  if (before === after) return [];
  if (before === undefined) return [`${path}: added`];
  if (after === undefined) return [`${path}: removed`];
  const [old, next] = [leavesOf(parse(before)), leavesOf(parse(after))];
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((key) => old.get(key) !== next.get(key))
    .map((key) => `${path} ${key}: ${old.get(key) ?? 'absent'} → ${next.get(key) ?? 'absent'}`);
}

/** The JSON of every value that contains no others, by its path. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return new Map([[path, JSON.stringify(value)]]);
  return new Map(
    entries.flatMap(([key, inner]) => [...leavesOf(inner, path === '' ? key : `${path}.${key}`)]),
  );
}
