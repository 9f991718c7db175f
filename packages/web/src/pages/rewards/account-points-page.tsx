import { accountPointsHead } from '@signal-shop/ui/chrome/page-head/heads/rewards/account-points.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountPointsScreen } from '@signal-shop/ui/screens/rewards/account-points/account-points-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { listState } from '../../state/queries/paged.ts';
import {
  pointLogAtom,
  pointLogHref,
  pointSummaryAtom,
  pointTabAtom,
  refetchPointLog,
} from '../../state/rewards/point-log.ts';
import { AccountArea } from '../account/account-area.tsx';

export function AccountPointsPage() {
  return (
    <AccountArea active="points">
      <PageHead {...accountPointsHead} />
      <AccountPointsScreen
        tab={useAtomValue(pointTabAtom)}
        state={listState(useAtomValue(pointLogAtom), useSetAtom(refetchPointLog))}
        {...useAtomValue(pointSummaryAtom)}
        hrefOf={pointLogHref}
      />
    </AccountArea>
  );
}
