import { rafflesHead } from '@signal-shop/ui/chrome/page-head/heads/rewards/raffles.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { RafflesScreen } from '@signal-shop/ui/screens/rewards/raffles/raffles-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { drawTicket, raffleDrawAtom, rafflesAtom, refetchRaffles } from '../../state/rewards/raffles.ts';

export function RafflesPage() {
  const draw = useSetAtom(drawTicket);
  return (
    <>
      <PageHead {...rafflesHead} />
      <RafflesScreen
        state={withRetry(useAtomValue(rafflesAtom), useSetAtom(refetchRaffles))}
        draw={useAtomValue(raffleDrawAtom)}
        onDraw={(raffleId) => void draw(raffleId)}
      />
    </>
  );
}
