import type { Getter, WritableAtom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { logoutNumberAtom } from '../session/session.ts';

/** Begins to watch; the answer says whether whoever asked is still there, so that a late answer tells nobody else. */
export function sameCustomer(get: Getter): () => boolean {
  const before = get(logoutNumberAtom);
  return () => get(logoutNumberAtom) === before;
}

type SetForSame = <Value, Given extends unknown[], Result>(
  atom: WritableAtom<Value, Given, Result>,
  ...given: Given
) => void;

/** A `set` that does nothing once whoever began is gone: for what an answer or a timer says later. */
export function setForSame({ get, set }: ActionContext): SetForSame {
  const isSame = sameCustomer(get);
  return (atom, ...given) => {
    if (isSame()) set(atom, ...given);
  };
}
