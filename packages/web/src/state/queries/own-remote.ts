import type { Remote } from '@signal-shop/ui/remote.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { loginNumberAtom } from '../core/login-number.ts';
import { remote } from './remote.ts';

/**
 * `remote` for what belongs to one customer: the last answer stays while the next is on its way, but nobody sees that
 * of the customer before.
 */
export function ownRemote<Value>(of: Atom<Promise<Value>>): Atom<Remote<Value>> {
  const kept = remote(
    atom((get) => {
      const login = get(loginNumberAtom);
      return get(of).then((value) => ({ login, value }));
    }),
    'keep-last',
  );
  return atom((get): Remote<Value> => {
    const last = get(kept);
    if (last.status !== 'ready') return last;
    const { login, value } = last.value;
    return login === get(loginNumberAtom) ? { status: 'ready', value } : { status: 'loading' };
  });
}
