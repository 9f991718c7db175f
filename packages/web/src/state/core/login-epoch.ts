import { atom } from 'jotai';
import { action } from './action.ts';

// No atomWithRefresh: values and late answers carry these numbers, and are compared with them later.
const loginCountAtom = atom(0);
const logoutCountAtom = atom(0);

/**
 * Increments with each login: queries with customer data depend on it. A logout does not increment it, because a
 * refetch without a login would only be refused.
 */
export const loginEpochAtom = atom((get) => get(loginCountAtom));
/** Increments with each logout: state with the scope `login` resets then. */
export const logoutEpochAtom = atom((get) => get(logoutCountAtom));

export const startLoginEpoch = action(({ set }) => set(loginCountAtom, (count) => count + 1));
export const startLogoutEpoch = action(({ set }) => set(logoutCountAtom, (count) => count + 1));
