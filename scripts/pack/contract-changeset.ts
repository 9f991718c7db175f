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
  const groups = Map.groupBy(changes, groupOf);
  return ['', `${title}:`, '', ...[...groups.values()].flatMap(linesOf)];
}

/** Only headers are the same fact in each call. */
function groupOf({ place, sentence }: Change): string {
  return place.includes(' header ') ? `${withoutCall(place)} ${sentence}` : `${place} ${sentence}`;
}

/** A change that most calls share, such as a header, would hide the others in a list of all. */
const mostLines = 3;

function linesOf(group: readonly Change[]): readonly string[] {
  const [first] = group;
  if (first === undefined || group.length <= mostLines)
    return group.map(({ place, sentence }) => `- \`${place}\` ${sentence}`);
  return [`- \`${withoutCall(first.place)}\` ${first.sentence}, in ${group.length} calls`];
}

/** "404 header request-id" of "getCart 404 header request-id"; the whole place if it is one word. */
function withoutCall(place: string): string {
  const space = place.indexOf(' ');
  return space === -1 ? place : place.slice(space + 1);
}
