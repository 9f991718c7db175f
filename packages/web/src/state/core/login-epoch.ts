import { atom } from 'jotai';

/**
 * Increments with each login: queries with customer data depend on it. A logout does not increment it, because a
 * refetch without a login would only be refused. Only the session writes it.
 */
// Not `atomWithRefresh`: values and late answers store these numbers for a later comparison.
export const loginEpochAtom = atom(0);

/** Increments with each logout: state with the scope `login` resets then. Only the session writes it. */
export const logoutEpochAtom = atom(0);
