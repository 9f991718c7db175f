import { pointsHead } from '@signal-shop/ui/chrome/page-head/heads/rewards/points.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { PointsScreen } from '@signal-shop/ui/screens/points/points-screen.tsx';
import { RedeemDialog } from '@signal-shop/ui/sections/redeem-dialog/redeem-dialog.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  askRedeem,
  keepPoints,
  pointGoodsAtom,
  redeem,
  redeemAtom,
  retryPointGoods,
} from '../../state/rewards/point-store.ts';
import {
  follow,
  logInForPerks,
  networksAtom,
  perksAtom,
  pointRulesAtom,
  pointsDoneAtom,
  pointsUsedAtom,
  retryPerks,
  retryPointRules,
} from '../../state/rewards/points.ts';
import { pointsBalanceAtom } from '../../state/rewards/points-balance.ts';
import { withRetry } from '../shared/with-retry.ts';

export function PointsPage() {
  const balance = useAtomValue(pointsBalanceAtom);
  const onFollow = useSetAtom(follow);
  const onConfirm = useSetAtom(redeem);

  return (
    <>
      <PageHead {...pointsHead} />
      <PointsScreen
        balance={balance}
        rules={withRetry(useAtomValue(pointRulesAtom), useSetAtom(retryPointRules))}
        used={useAtomValue(pointsUsedAtom)}
        goods={withRetry(useAtomValue(pointGoodsAtom), useSetAtom(retryPointGoods))}
        perks={withRetry(useAtomValue(perksAtom), useSetAtom(retryPerks))}
        done={useAtomValue(pointsDoneAtom)}
        networks={useAtomValue(networksAtom)}
        onFollow={(network) => void onFollow(network)}
        onSwap={useSetAtom(askRedeem)}
        onLogIn={useSetAtom(logInForPerks)}
      />
      <RedeemDialog
        state={useAtomValue(redeemAtom)}
        balance={balance}
        onConfirm={() => void onConfirm()}
        onKeep={useSetAtom(keepPoints)}
      />
    </>
  );
}
