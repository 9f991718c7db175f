import type { CommunityDoor } from '@signal-shop/ui/link/community-door.ts';
import { atom } from 'jotai';
import { environmentAtom } from './environment-atom.ts';

const prefixLetters = 4;

/**
 * The way to the community site; null when the configuration names none. A link begins its query with four random
 * letters; who is logged in is added at the click and never stands in a page (spec §2).
 */
export const communityDoorAtom = atom((get): CommunityDoor | null => {
  const { configuration, openTab, randomLetters, token } = get(environmentAtom);
  const base = configuration.communityAddress;
  if (base === null) return null;
  const standing = randomLetters(prefixLetters);
  const addressOf = (path: string, letters = randomLetters(prefixLetters)): string =>
    `${base.replace(/\/$/, '')}${path}?${letters}`;
  const freshHref = (path: string): string => {
    const kept = token();
    if (kept === undefined) return addressOf(path);
    return `${addressOf(path)}&${new URLSearchParams({ token: kept })}`;
  };
  return { hrefOf: (path) => addressOf(path, standing), freshHref, open: (path) => openTab(freshHref(path)) };
});
