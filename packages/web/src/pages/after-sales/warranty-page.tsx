import { warrantyHead } from '@signal-shop/ui/chrome/page-head/heads/after-sales/warranty.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { WarrantyScreen } from '@signal-shop/ui/screens/after-sales/warranty/warranty-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { refetchWarrantyText, warrantyTextAtom } from '../../state/after-sales/warranty-text.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { showcaseAtom } from '../../state/site/showcase.ts';

export function WarrantyPage() {
  return (
    <>
      <PageHead {...warrantyHead} />
      <WarrantyScreen
        text={withRetry(useAtomValue(warrantyTextAtom), useSetAtom(refetchWarrantyText))}
        session={useAtomValue(sessionAtom).status}
        goods={useAtomValue(showcaseAtom)}
      />
    </>
  );
}
