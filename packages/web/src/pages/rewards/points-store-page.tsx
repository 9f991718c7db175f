import { pointsStoreHead } from '@signal-shop/ui/chrome/page-head/heads/rewards/points-store.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { PointsStoreScreen } from '@signal-shop/ui/screens/points-store/points-store-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  askRedeem,
  keepPoints,
  pointGoodsAtom,
  redeem,
  redeemAtom,
  retryPointGoods,
} from '../../state/rewards/point-store.ts';
import { pointsBalanceAtom } from '../../state/rewards/points-balance.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { withRetry } from '../shared/with-retry.ts';

export function PointsStorePage() {
  const onConfirm = useSetAtom(redeem);
  const on = {
    onSwap: useSetAtom(askRedeem),
    onConfirm: () => void onConfirm(),
    onKeep: useSetAtom(keepPoints),
  };

  return (
    <>
      <PageHead {...pointsStoreHead} />
      <PointsStoreScreen
        goods={withRetry(useAtomValue(pointGoodsAtom), useSetAtom(retryPointGoods))}
        balance={useAtomValue(pointsBalanceAtom)}
        session={useAtomValue(sessionAtom).status}
        redeem={useAtomValue(redeemAtom)}
        on={on}
      />
    </>
  );
}
