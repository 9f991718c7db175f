import { accountWarrantyHead } from '@signal-shop/ui/chrome/page-head/heads/after-sales/account-warranty.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountWarrantyScreen } from '@signal-shop/ui/screens/after-sales/account-warranty/account-warranty-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  refetchWarranties,
  registeringAtom,
  registerLine,
  warrantiesAtom,
  warrantiesHref,
  warrantiesOrderAtom,
} from '../../state/after-sales/warranties.ts';
import { beginClaim, closeClaim } from '../../state/after-sales/warranty-claim.ts';
import { listState } from '../../state/queries/paged.ts';
import { AccountArea } from '../account/account-area.tsx';
import { useWarrantyClaim } from './use-warranty-claim.ts';

export function AccountWarrantyPage() {
  const register = useSetAtom(registerLine);
  const ordersn = useAtomValue(warrantiesOrderAtom);

  return (
    <AccountArea active="warranty">
      <PageHead {...accountWarrantyHead} />
      <AccountWarrantyScreen
        state={listState(useAtomValue(warrantiesAtom), useSetAtom(refetchWarranties))}
        ordersn={ordersn}
        registering={useAtomValue(registeringAtom)}
        claiming={useWarrantyClaim()}
        onRegister={(of) => void register(of)}
        onClaim={useSetAtom(beginClaim)}
        onClose={useSetAtom(closeClaim)}
        hrefOf={(page) => warrantiesHref(ordersn, page)}
      />
    </AccountArea>
  );
}
