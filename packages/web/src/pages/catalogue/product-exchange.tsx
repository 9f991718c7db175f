import { PointsExchange } from '@signal-shop/ui/sections/points-exchange/points-exchange.tsx';
import { RedeemDialog } from '@signal-shop/ui/sections/redeem-dialog/redeem-dialog.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { shownGoodsAtom } from '../../state/product/product.ts';
import { askRedeem, keepPoints, redeem, redeemAtom } from '../../state/rewards/point-store.ts';
import { pointsBalanceAtom } from '../../state/rewards/points-balance.ts';
import { sessionAtom } from '../../state/session/session.ts';

/** The exchange for points on a product page, with its confirmation. */
export function ProductExchange() {
  const goods = useAtomValue(shownGoodsAtom);
  const balance = useAtomValue(pointsBalanceAtom);
  const state = useAtomValue(redeemAtom);
  const session = useAtomValue(sessionAtom);
  const onSwap = useSetAtom(askRedeem);
  const onConfirm = useSetAtom(redeem);
  const onKeep = useSetAtom(keepPoints);
  if (goods === null) return null;
  return (
    <>
      <PointsExchange
        goods={goods}
        balance={balance}
        session={session.status}
        pending={state.status === 'pending'}
        onSwap={() => onSwap(goods)}
      />
      <RedeemDialog state={state} balance={balance} onConfirm={() => void onConfirm()} onKeep={onKeep} />
    </>
  );
}
