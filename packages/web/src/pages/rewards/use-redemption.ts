import { useAtomValue, useSetAtom } from 'jotai';
import { closeRedemption, promptRedemption, redeem, redeemAtom } from '../../state/rewards/point-store.ts';
import { pointsBalanceAtom } from '../../state/rewards/points-balance.ts';

/** The prompt before points are redeemed, for every page with goods for points. */
export function useRedemption() {
  const confirm = useSetAtom(redeem);
  return {
    state: useAtomValue(redeemAtom),
    balance: useAtomValue(pointsBalanceAtom),
    on: {
      onSwap: useSetAtom(promptRedemption),
      onConfirm: () => void confirm(),
      onKeep: useSetAtom(closeRedemption),
    },
  };
}
