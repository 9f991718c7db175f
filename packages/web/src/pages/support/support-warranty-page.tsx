import { supportWarrantyHead } from '@signal-shop/ui/chrome/page-head/heads/support/support-warranty.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { MarketplaceLookup } from '@signal-shop/ui/screens/support/support-warranty/support-warranty.states.ts';
import { SupportWarrantyScreen } from '@signal-shop/ui/screens/support/support-warranty/support-warranty-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  changeMarketplaceDraft,
  findAnotherWarranty,
  findWarranty,
  foundWarrantiesAtom,
  marketplaceDraftAtom,
  marketplaceLookupAtom,
} from '../../state/after-sales/marketplace-warranty.ts';
import { refetchWarrantyText, warrantyTextAtom } from '../../state/after-sales/warranty-text.ts';

export function SupportWarrantyPage() {
  const text = withRetry(useAtomValue(warrantyTextAtom), useSetAtom(refetchWarrantyText));
  return (
    <>
      <PageHead {...supportWarrantyHead} />
      <SupportWarrantyScreen
        state={text.status === 'ready' ? { status: 'ready', text: text.value } : text}
        marketplace={useMarketplace()}
      />
    </>
  );
}

function useMarketplace(): MarketplaceLookup {
  const find = useSetAtom(findWarranty);
  return {
    form: {
      draft: useAtomValue(marketplaceDraftAtom),
      state: useAtomValue(marketplaceLookupAtom),
      onDraftChange: useSetAtom(changeMarketplaceDraft),
      onFind: find,
    },
    found: useAtomValue(foundWarrantiesAtom),
    onAnother: useSetAtom(findAnotherWarranty),
  };
}
