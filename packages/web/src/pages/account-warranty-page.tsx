import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { WarrantyClaiming } from '@signal-shop/ui/screens/account-warranty/account-warranty.states.ts';
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
import {
  beginClaim,
  claimedWarrantyAtom,
  claimPictures,
  claimProblemAtom,
  claimSendingAtom,
  closeClaim,
  isClaimOpenAtom,
  sendClaim,
  typeClaimProblem,
} from '../state/warranty-claim.ts';
import { AccountArea } from './account-area.tsx';

export function AccountWarrantyPage() {
  const register = useSetAtom(registerOne);

  return (
    <AccountArea active="warranty">
      <PageHead page="accountWarranty" />
      <AccountWarrantyScreen
        state={listState(useAtomValue(warrantiesAtom), useSetAtom(readWarranties))}
        registering={useAtomValue(registeringAtom)}
        claiming={useClaiming()}
        onRegister={(of) => void register(of)}
        onClaim={useSetAtom(beginClaim)}
        onClose={useSetAtom(closeClaim)}
        hrefOf={warrantiesHref}
      />
    </AccountArea>
  );
}

function useClaiming(): WarrantyClaiming | null {
  const warranty = useAtomValue(claimedWarrantyAtom);
  const isOpen = useAtomValue(isClaimOpenAtom);
  const choose = useSetAtom(claimPictures.choose);
  const sendAgain = useSetAtom(claimPictures.sendAgain);
  const send = useSetAtom(sendClaim);
  const form = {
    problem: useAtomValue(claimProblemAtom),
    pictures: useAtomValue(claimPictures.picturesAtom),
    sending: useAtomValue(claimSendingAtom),
    onProblem: useSetAtom(typeClaimProblem),
    onPicture: (file: File, instead?: number) => void choose(file, instead),
    onSendAgain: (id: number) => void sendAgain(id),
    onRemove: useSetAtom(claimPictures.remove),
    onSend: () => void send(),
  };
  return isOpen && warranty !== null ? { ...form, name: warranty.goods_name } : null;
}
