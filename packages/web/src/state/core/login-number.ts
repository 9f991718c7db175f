import { atom } from 'jotai';

/** How often somebody logged in since the page was loaded; only the session writes it. */
// No atomWithRefresh: answers carry this number, and are compared with it later.
export const loginCountAtom = atom(0);

/**
 * Changes with each login: what belongs to a person hangs on it. The end of a login does not change it, because nobody
 * would get an answer then.
 */
export const loginNumberAtom = atom((get) => get(loginCountAtom));
