import type { CommunityNavigation } from '@signal-shop/ui/link/community-navigation.ts';
import { atom } from 'jotai';
import type { NewTab } from '../../environment.ts';
import { environmentAtom } from '../core/environment-atom.ts';

const prefixLetters = 4;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The link to the community site; null when the configuration has none. Its query begins with four random letters; the
 * token is added on click and is never part of a page (spec §2).
 */
export const communityNavigationAtom = atom((get): CommunityNavigation | null => {
  const { configuration, openTab, randomNumbers, token } = get(environmentAtom);
  const base = configuration.communityAddress?.replace(/\/$/, '');
  if (base === undefined) return null;
  const prefix = (): string => prefixOf(randomNumbers(prefixLetters));
  const firstPrefix = prefix();
  const freshHref = (path: string): string => {
    const loginToken = token();
    const login = loginToken === undefined ? '' : `&${new URLSearchParams({ token: loginToken })}`;
    return `${base}${path}?${prefix()}${login}`;
  };
  return {
    hrefOf: (path) => `${base}${path}?${firstPrefix}`,
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

/**
 * A link in the new tab sends no referrer, and without an opener the opened page cannot access this one.
 */
function go(tab: NewTab, address: string): void {
  tab.opener = null;
  const link = tab.document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.referrerPolicy = 'no-referrer';
  tab.document.body.append(link);
  link.click();
}
