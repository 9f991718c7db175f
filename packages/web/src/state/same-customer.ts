import type { Getter } from 'jotai';
import { logoutNumberAtom } from './session.ts';

/** Begins to watch; the answer says whether whoever asked is still there, so that a late answer tells nobody else. */
export function sameCustomer(get: Getter): () => boolean {
  const before = get(logoutNumberAtom);
  return () => get(logoutNumberAtom) === before;
}
