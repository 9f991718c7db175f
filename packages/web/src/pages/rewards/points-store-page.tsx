import { pointsStoreHead } from '@signal-shop/ui/chrome/page-head/heads/rewards/points-store.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { PointsStoreScreen } from '@signal-shop/ui/screens/rewards/points-store/points-store-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { pointGoodsAtom, refetchPointGoods } from '../../state/rewards/point-store.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { useRedemption } from './use-redemption.ts';

export function PointsStorePage() {
  const { state, balance, on } = useRedemption();

  return (
    <>
      <PageHead {...pointsStoreHead} />
      <PointsStoreScreen
        goods={withRetry(useAtomValue(pointGoodsAtom), useSetAtom(refetchPointGoods))}
        balance={balance}
        session={useAtomValue(sessionAtom).status}
        redeem={state}
        on={on}
      />
    </>
  );
}
