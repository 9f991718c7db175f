import type { AccountPart } from '@signal-shop/ui/chrome/account-layout/account-layout.tsx';
import { AccountLayout } from '@signal-shop/ui/chrome/account-layout/account-layout.tsx';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { logOut } from '../../state/session/session.ts';

interface AccountAreaProps {
  readonly active?: AccountPart;
  readonly children: ReactNode;
}

/** Wraps an account page with the account menu. */
export function AccountArea({ active = 'orders', children }: AccountAreaProps) {
  const leave = useSetAtom(logOut);
  return (
    <AccountLayout active={active} onLogOut={() => void leave()}>
      {children}
    </AccountLayout>
  );
}
