import type { Change } from '../contract-changes/change.ts';
import { isBreaking } from '../contract-changes/change.ts';

/** The changes of the contract as a changeset of the packages that contain it; null without a change. */
export function contractChangeset(changes: readonly Change[]): string | null {
  if (changes.length === 0) return null;
  const breaking = changes.filter(isBreaking);
  const other = changes.filter((change) => !isBreaking(change));
  // Below version 1, a minor release may break.
  return [
    '---',
    "'@signal-shop/sdk': minor",
    "'@signal-shop/mock-server': minor",
    '---',
    '',
    'The contract:',
    ...part('Breaking', breaking),
    ...part('Compatible', other),
    '',
  ].join('\n');
}

function part(title: string, changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return [];
  return ['', `${title}:`, '', ...changes.map(({ place, sentence }) => `- \`${place}\` ${sentence}`)];
}
