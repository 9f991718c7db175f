import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { NavigationType, Router } from 'react-router';
import { environmentAtom } from '../state/environment-atom.ts';
import { locationAtom } from '../state/location.ts';

const arrivals = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const;

/** React Router, told by the location atom where the shopper is: pages and atoms never disagree about it. */
export function ShopRouter({ children }: { readonly children: ReactNode }) {
  const { history } = useAtomValue(environmentAtom);
  const { pathname, search, hash, key, arrival } = useAtomValue(locationAtom);

  return (
    <Router
      location={{ pathname, search, hash, key, state: null }}
      navigationType={arrivals[arrival]}
      navigator={history}
    >
      {children}
    </Router>
  );
}
