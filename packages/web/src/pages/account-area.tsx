import { AccountLayout } from '@signal-shop/ui/chrome/account-layout/account-layout.tsx';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { logOut } from '../state/session.ts';

/** The account's own menu around a page of the account. */
export function AccountArea({ children }: { readonly children: ReactNode }) {
  const leave = useSetAtom(logOut);
  return <AccountLayout onLogOut={() => void leave()}>{children}</AccountLayout>;
}
