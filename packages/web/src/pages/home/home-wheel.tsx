import { LuckyWheelDialog } from '@signal-shop/ui/chrome/lucky-wheel-dialog/lucky-wheel-dialog.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  changePrizeAddress,
  prizeDraftAtom,
  refetchStates,
  statesAtom,
} from '../../state/rewards/prize-address.ts';
import {
  drawnSendingAtom,
  leaveWheel,
  refetchWheel,
  sendGift,
  shipsWithinDaysAtom,
  spin,
  wheelAtom,
} from '../../state/rewards/wheel.ts';
import { isWheelOpenAtom } from '../../state/rewards/wheel-window.ts';

export function HomeWheel() {
  const onSpin = useSetAtom(spin);
  const onSend = useSetAtom(sendGift);

  return (
    <LuckyWheelDialog
      open={useAtomValue(isWheelOpenAtom)}
      state={withRetry(useAtomValue(wheelAtom), useSetAtom(refetchWheel))}
      address={{
        draft: useAtomValue(prizeDraftAtom),
        states: withRetry(useAtomValue(statesAtom), useSetAtom(refetchStates)),
        sending: useAtomValue(drawnSendingAtom),
        shipsWithinDays: useAtomValue(shipsWithinDaysAtom),
        onDraftChange: useSetAtom(changePrizeAddress),
        onSend: () => void onSend(),
      }}
      onSpin={() => void onSpin()}
      onClose={useSetAtom(leaveWheel)}
    />
  );
}
