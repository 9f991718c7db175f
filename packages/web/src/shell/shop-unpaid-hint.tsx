import { UnpaidHint } from '@signal-shop/ui/chrome/unpaid-hint/unpaid-hint.tsx';
import { useAtomValue } from 'jotai';
import { unpaidNumberAtom } from '../state/session/session.ts';

export function ShopUnpaidHint() {
  const ordersn = useAtomValue(unpaidNumberAtom);
  return ordersn === null ? null : <UnpaidHint ordersn={ordersn} />;
}
