import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { readyOr } from '../queries/query-state.ts';
import { scoped } from '../scopes/scoped.ts';
import { userAtom } from '../session/session.ts';

const answerAtom = scoped<{ readonly points: number; readonly since: unknown } | null>(null, 'login');

/** Takes over the balance of an answer, until the customer is refetched. */
export const setPointsBalance = action(({ get, set }, points: number) => {
  set(answerAtom, { points, since: get(userAtom) });
});

/** The customer's points; null for a guest or while unknown. */
export const pointsBalanceAtom = atom((get): number | null => {
  const user = get(userAtom);
  const answer = get(answerAtom);
  return answer !== null && answer.since === user ? answer.points : (readyOr(user, null)?.points ?? null);
});
