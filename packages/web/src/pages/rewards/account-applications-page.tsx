import { applicationsHead } from '@signal-shop/ui/chrome/page-head/heads/rewards/applications.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountApplicationsScreen } from '@signal-shop/ui/screens/rewards/account-applications/account-applications-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { listState } from '../../state/queries/paged.ts';
import { applicationsAtom, applicationsHref, refetchApplications } from '../../state/rewards/applications.ts';
import { AccountArea } from '../account/account-area.tsx';

export function AccountApplicationsPage() {
  return (
    <AccountArea active="applications">
      <PageHead {...applicationsHead} />
      <AccountApplicationsScreen
        state={listState(useAtomValue(applicationsAtom), useSetAtom(refetchApplications))}
        hrefOf={applicationsHref}
      />
    </AccountArea>
  );
}
