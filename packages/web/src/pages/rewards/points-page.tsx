import { pointsHead } from '@signal-shop/ui/chrome/page-head/heads/rewards/points.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { PointsScreen } from '@signal-shop/ui/screens/rewards/points/points-screen.tsx';
import { RedeemDialog } from '@signal-shop/ui/sections/redeem-dialog/redeem-dialog.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { pointGoodsAtom, refetchPointGoods } from '../../state/rewards/point-store.ts';
import {
  exhaustedWaysAtom,
  follow,
  logInForPerks,
  networksAtom,
  perksAtom,
  pointRulesAtom,
  pointsUsedAtom,
  refetchPerks,
  refetchPointRules,
} from '../../state/rewards/points.ts';
import { useRedemption } from './use-redemption.ts';

export function PointsPage() {
  const { state, balance, on } = useRedemption();
  const onFollow = useSetAtom(follow);

  return (
    <>
      <PageHead {...pointsHead} />
      <PointsScreen
        balance={balance}
        rules={withRetry(useAtomValue(pointRulesAtom), useSetAtom(refetchPointRules))}
        used={useAtomValue(pointsUsedAtom)}
        goods={withRetry(useAtomValue(pointGoodsAtom), useSetAtom(refetchPointGoods))}
        perks={withRetry(useAtomValue(perksAtom), useSetAtom(refetchPerks))}
        done={useAtomValue(exhaustedWaysAtom)}
        networks={useAtomValue(networksAtom)}
        onFollow={(network) => void onFollow(network)}
        onSwap={on.onSwap}
        onLogIn={useSetAtom(logInForPerks)}
      />
      <RedeemDialog state={state} balance={balance} onConfirm={on.onConfirm} onKeep={on.onKeep} />
    </>
  );
}
