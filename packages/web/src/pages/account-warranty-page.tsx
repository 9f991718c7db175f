import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountWarrantyScreen } from '@signal-shop/ui/screens/account-warranty/account-warranty-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { listState } from '../state/paged.ts';
import {
  readWarranties,
  registeringAtom,
  registerOne,
  warrantiesAtom,
  warrantiesHref,
} from '../state/warranties.ts';
import { AccountArea } from './account-area.tsx';

export function AccountWarrantyPage() {
  const register = useSetAtom(registerOne);

  return (
    <AccountArea active="warranty">
      <PageHead page="accountWarranty" />
      <AccountWarrantyScreen
        state={listState(useAtomValue(warrantiesAtom), useSetAtom(readWarranties))}
        registering={useAtomValue(registeringAtom)}
        onRegister={(of) => void register(of)}
        hrefOf={warrantiesHref}
      />
    </AccountArea>
  );
}
