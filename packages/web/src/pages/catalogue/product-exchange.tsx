import { PointsExchange } from '@signal-shop/ui/sections/points-exchange/points-exchange.tsx';
import { RedeemDialog } from '@signal-shop/ui/sections/redeem-dialog/redeem-dialog.tsx';
import { useAtomValue } from 'jotai';
import { shownGoodsAtom } from '../../state/product/product.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { useRedemption } from '../rewards/use-redemption.ts';

/** The exchange for points on a product page, with its confirmation. */
export function ProductExchange() {
  const goods = useAtomValue(shownGoodsAtom);
  const session = useAtomValue(sessionAtom);
  const { state, balance, on } = useRedemption();
  if (goods === null) return null;
  return (
    <>
      <PointsExchange
        goods={goods}
        balance={balance}
        session={session.status}
        pending={state.status === 'pending'}
        onSwap={() => on.onSwap(goods)}
      />
      <RedeemDialog state={state} balance={balance} onConfirm={on.onConfirm} onKeep={on.onKeep} />
    </>
  );
}
