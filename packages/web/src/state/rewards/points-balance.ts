import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { readyOr } from '../queries/query-state.ts';
import { scoped } from '../scopes/scoped.ts';
import { userAtom } from '../session/session.ts';

const toldAtom = scoped<{ readonly points: number; readonly since: unknown } | null>(null, 'login');

/** Takes over what a call said of the customer's points, until the customer is read again. */
export const setPointsBalance = action(({ get, set }, points: number) => {
  set(toldAtom, { points, since: get(userAtom) });
});

/** The customer's points; null for a guest or while unknown. */
export const pointsBalanceAtom = atom((get): number | null => {
  const user = get(userAtom);
  const told = get(toldAtom);
  return told !== null && told.since === user ? told.points : (readyOr(user, null)?.points ?? null);
});
