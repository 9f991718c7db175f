import type { CommunityDoor } from '@signal-shop/ui/link/community-door.ts';
import { atom } from 'jotai';
import type { NewTab } from '../../environment.ts';
import { environmentAtom } from '../core/environment-atom.ts';

const prefixLetters = 4;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The link to the community site; null when the configuration has none. Its query begins with four random letters; the
 * token is added on click and is never part of a page (spec §2).
 */
export const communityDoorAtom = atom((get): CommunityDoor | null => {
  const { configuration, openTab, randomNumbers, token } = get(environmentAtom);
  const base = configuration.communityAddress?.replace(/\/$/, '');
  if (base === undefined) return null;
  const prefix = (): string => prefixOf(randomNumbers(prefixLetters));
  const standing = prefix();
  const freshHref = (path: string): string => {
    const kept = token();
    const login = kept === undefined ? '' : `&${new URLSearchParams({ token: kept })}`;
    return `${base}${path}?${prefix()}${login}`;
  };
  return {
    hrefOf: (path) => `${base}${path}?${standing}`,
    freshHref,
    open: (path) => {
      const tab = openTab();
      if (tab !== null) go(tab, freshHref(path));
      return tab !== null;
    },
  };
});

/** Letters a to z. */
function prefixOf(numbers: Iterable<number>): string {
  return [...numbers].map((number) => letters[number % letters.length]).join('');
}

/** By a link inside the tab, which carries no referrer; what was opened cannot reach back. */
function go(tab: NewTab, address: string): void {
  tab.opener = null;
  const link = tab.document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.referrerPolicy = 'no-referrer';
  tab.document.body.append(link);
  link.click();
}
