// The pages of the guide in this folder have no file: the guide calls `markdown()` when a reader opens one.
import type { Proof } from '../requirement-proofs.ts';
import { findProofs, requirementsIn } from '../requirement-proofs.ts';

/** A table of what the tests prove, as markdown. */
export function proofPage(title: string, list: 'requirements-list' | 'faults-list'): string {
  const proofs = Map.groupBy(findProofs(), ({ id }) => id);
  const rows = [...requirementsIn(list)].map(
    ([id, meaning]) => `| ${id} | ${meaning} | ${cellOf(proofs.get(id) ?? [])} |`,
  );
  return [
    `# ${title}`,
    `The rows come from \`docs/${list}.md\`, the proofs from the titles of tests and stories. In a title, “…” is a value of a parametrized test.`,
    ['| id | requirement | proven by |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

function cellOf(proofs: readonly Proof[]): string {
  if (proofs.length === 0) return 'no test yet';
  return [...Map.groupBy(proofs, ({ path }) => path)]
    .map(([path, own]) => `\`${path}\`: ${own.map(({ title }) => cellText(title)).join(' · ')}`)
    .join('<br>');
}

function cellText(title: string): string {
  return title.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
