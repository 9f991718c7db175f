import type { WarrantyClaiming } from '@signal-shop/ui/screens/after-sales/account-warranty/account-warranty.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  changeClaimProblem,
  claimedWarrantyAtom,
  claimPictures,
  claimProblemAtom,
  claimSendingAtom,
  confirmClaimContact,
  isClaimContactedAtom,
  isClaimOpenAtom,
  sendClaim,
} from '../../state/after-sales/warranty-claim.ts';
import { contactAtom } from '../../state/site/site.ts';

/** The open warranty claim form on any page; null if none is open. */
export function useWarrantyClaim(): WarrantyClaiming | null {
  const warranty = useAtomValue(claimedWarrantyAtom);
  const isOpen = useAtomValue(isClaimOpenAtom);
  const choose = useSetAtom(claimPictures.choose);
  const sendAgain = useSetAtom(claimPictures.sendAgain);
  const send = useSetAtom(sendClaim);
  const contact = useAtomValue(contactAtom);
  const form = {
    contacted: useAtomValue(isClaimContactedAtom),
    support: contact.status === 'ready' ? contact.value : null,
    onContacted: useSetAtom(confirmClaimContact),
    problem: useAtomValue(claimProblemAtom),
    pictures: useAtomValue(claimPictures.picturesAtom),
    sending: useAtomValue(claimSendingAtom),
    onProblem: useSetAtom(changeClaimProblem),
    onPicture: (file: File, instead?: number) => void choose(file, instead),
    onSendAgain: (id: number) => void sendAgain(id),
    onRemove: useSetAtom(claimPictures.remove),
    onSend: () => void send(),
  };
  return isOpen && warranty !== null ? { ...form, name: warranty.goods_name } : null;
}
