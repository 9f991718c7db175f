import { atom } from 'jotai';

/**
 * Increments with each login: queries with customer data depend on it. A logout does not increment it, because a
 * refetch without a login would only be refused. Only the session writes it.
 */
// No atomWithRefresh: values and late answers carry these numbers, and are compared with them later.
export const loginEpochAtom = atom(0);

/** Increments with each logout: state with the scope `login` resets then. Only the session writes it. */
export const logoutEpochAtom = atom(0);
