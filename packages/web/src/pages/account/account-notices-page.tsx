import { noticesHead } from '@signal-shop/ui/chrome/page-head/heads/account/notices.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountNoticesScreen } from '@signal-shop/ui/screens/account/account-notices/account-notices-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  canceledNoticeAtom,
  cancelRequestedNotice,
  noticesHref,
  refetchNotices,
  requestedNoticesAtom,
} from '../../state/account/requested-notices.ts';
import { listState } from '../../state/queries/paged.ts';
import { AccountArea } from './account-area.tsx';

export function AccountNoticesPage() {
  const cancel = useSetAtom(cancelRequestedNotice);

  return (
    <AccountArea active="notices">
      <PageHead {...noticesHead} />
      <AccountNoticesScreen
        state={listState(useAtomValue(requestedNoticesAtom), useSetAtom(refetchNotices))}
        pending={useAtomValue(canceledNoticeAtom)}
        onRemove={(notice) => void cancel(notice)}
        hrefOf={noticesHref}
      />
    </AccountArea>
  );
}
