import { downloadsHead } from '@signal-shop/ui/chrome/page-head/heads/support/downloads.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { SupportDownloadsScreen } from '@signal-shop/ui/screens/support/support-downloads/support-downloads-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  downloadsAtom,
  downloadsChoiceAtom,
  downloadsHref,
  refetchDownloads,
  searchDownloads,
} from '../../state/support/downloads.ts';

export function DownloadsPage() {
  const downloads = withRetry(useAtomValue(downloadsAtom), useSetAtom(refetchDownloads));
  return (
    <>
      <PageHead {...downloadsHead} />
      <SupportDownloadsScreen
        state={downloads.status === 'ready' ? { status: 'ready', view: downloads.value } : downloads}
        choice={useAtomValue(downloadsChoiceAtom)}
        hrefOf={downloadsHref}
        onSearch={useSetAtom(searchDownloads)}
      />
    </>
  );
}
