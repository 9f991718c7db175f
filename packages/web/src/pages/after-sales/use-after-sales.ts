import type { AfterSalesFormProps } from '@signal-shop/ui/forms/after-sales-form/after-sales-draft.ts';
import type { RequestActions } from '@signal-shop/ui/sections/refund-detail/refund-detail.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  afterSalesDraftAtom,
  afterSalesPicturesAtom,
  confirmContact,
  isSupportContactedAtom,
} from '../../state/after-sales/after-sales-drafts.ts';
import {
  afterSalesSendingAtom,
  changeAfterSales,
  chooseVoucher,
  removeVoucher,
  sendAfterSales,
  sendVoucherAgain,
} from '../../state/after-sales/after-sales-form.ts';
import {
  cancellationAtom,
  cancelRequest,
  carriersAtom,
  changeParcel,
  closeCancellation,
  parcelDraftAtom,
  parcelSendingAtom,
  promptCancellation,
  refetchCarriers,
  refetchRequestParcel,
  requestParcelAtom,
  sendParcel,
} from '../../state/after-sales/after-sales-request.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import { contactAtom } from '../../state/site/site.ts';

/** The form of an after-sales request with its persisted draft. */
export function useAfterSalesForm(): Omit<AfterSalesFormProps, 'offer'> {
  const contact = useAtomValue(contactAtom);
  const choose = useSetAtom(chooseVoucher);
  const sendAgain = useSetAtom(sendVoucherAgain);
  const send = useSetAtom(sendAfterSales);
  return {
    draft: useAtomValue(afterSalesDraftAtom),
    contacted: useAtomValue(isSupportContactedAtom),
    support: contact.status === 'ready' ? contact.value : null,
    sending: useAtomValue(afterSalesSendingAtom),
    pictures: useAtomValue(afterSalesPicturesAtom),
    onContacted: useSetAtom(confirmContact),
    onDraftChange: useSetAtom(changeAfterSales),
    onPicture: (file, instead) => void choose(file, instead),
    onSendAgain: (id) => void sendAgain(id),
    onRemove: useSetAtom(removeVoucher),
    onSend: () => void send(),
  };
}

/** The customer's actions on an existing request. */
export function useRequestActions(): RequestActions {
  const { copy } = useAtomValue(environmentAtom);
  const send = useSetAtom(sendParcel);
  const confirm = useSetAtom(cancelRequest);
  return {
    tracking: {
      draft: useAtomValue(parcelDraftAtom),
      carriers: useAtomValue(carriersAtom),
      sending: useAtomValue(parcelSendingAtom),
      onDraftChange: useSetAtom(changeParcel),
      onCarriers: useSetAtom(refetchCarriers),
      onSend: () => void send(),
    },
    parcel: withRetry(useAtomValue(requestParcelAtom), useSetAtom(refetchRequestParcel)),
    onCopy: copy,
    takingBack: useAtomValue(cancellationAtom),
    onTakeBack: useSetAtom(promptCancellation),
    onConfirm: () => void confirm(),
    onKeep: useSetAtom(closeCancellation),
  };
}
