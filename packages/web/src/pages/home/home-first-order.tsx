import { FirstOrderPopup } from '@signal-shop/ui/chrome/first-order-popup/first-order-popup.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  changeFirstOrderEmail,
  firstOrderEmailAtom,
  firstOrderStateAtom,
  sendFirstOrder,
} from '../../state/home/first-order.ts';
import { closePopup, offerAtom, popupAtom } from '../../state/home/popups.ts';

/** The offer of a first-order coupon; its form does not load during a flash sale. */
export function HomeFirstOrder() {
  const popup = useAtomValue(popupAtom);
  const offer = useAtomValue(offerAtom);
  const onSend = useSetAtom(sendFirstOrder);
  const view = { email: useAtomValue(firstOrderEmailAtom), state: useAtomValue(firstOrderStateAtom) };
  const on = { onEmail: useSetAtom(changeFirstOrderEmail), onClose: useSetAtom(closePopup) };
  if (offer === null) return null;
  return (
    <FirstOrderPopup
      {...view}
      {...on}
      open={popup === 'firstOrder'}
      offer={offer.banner}
      onSend={() => void onSend()}
    />
  );
}
