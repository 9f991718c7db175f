import { winsHead } from '@signal-shop/ui/chrome/page-head/heads/rewards/wins.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { PrizeAddressing } from '@signal-shop/ui/screens/rewards/account-wins/account-wins.states.ts';
import { AccountWinsScreen } from '@signal-shop/ui/screens/rewards/account-wins/account-wins-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { listState } from '../../state/queries/paged.ts';
import {
  changePrizeAddress,
  prizeDraftAtom,
  refetchStates,
  statesAtom,
} from '../../state/rewards/prize-address.ts';
import {
  addressedPrizeAtom,
  addressingSendingAtom,
  beginAddressing,
  endAddressing,
  refetchWinnings,
  sendAddress,
  winningsAtom,
  winningsHref,
} from '../../state/rewards/prizes.ts';
import { AccountArea } from '../account/account-area.tsx';

export function AccountWinsPage() {
  return (
    <AccountArea active="wins">
      <PageHead {...winsHead} />
      <AccountWinsScreen
        state={listState(useAtomValue(winningsAtom), useSetAtom(refetchWinnings))}
        addressing={useAddressing()}
        onAddress={useSetAtom(beginAddressing)}
        onClose={useSetAtom(endAddressing)}
        hrefOf={winningsHref}
      />
    </AccountArea>
  );
}

function useAddressing(): PrizeAddressing | null {
  const winning = useAtomValue(addressedPrizeAtom);
  const send = useSetAtom(sendAddress);
  const form = {
    draft: useAtomValue(prizeDraftAtom),
    states: withRetry(useAtomValue(statesAtom), useSetAtom(refetchStates)),
    sending: useAtomValue(addressingSendingAtom),
    onDraftChange: useSetAtom(changePrizeAddress),
    onSend: () => void send(),
  };
  return winning === null ? null : { ...form, prize: winning.prize.name };
}
