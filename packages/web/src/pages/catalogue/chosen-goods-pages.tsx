import { compareHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/compare.messages.ts';
import { wishlistHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/wishlist.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { CompareScreen } from '@signal-shop/ui/screens/compare/compare-screen.tsx';
import { WishlistScreen } from '@signal-shop/ui/screens/wishlist/wishlist-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  clearCompared,
  comparisonAtom,
  goneAtom,
  leaveOut,
  removeCompared,
  retryComparison,
} from '../../state/catalogue/comparison.ts';
import { retryWishlist, wishlistAtom, wishlistHref } from '../../state/catalogue/wishlist.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { withRetry } from '../shared/with-retry.ts';
import { WithProductActions } from './product-actions.tsx';

// Both pages show goods that were chosen elsewhere, and share the state of their cards.

export function WishlistPage() {
  return (
    <WithProductActions>
      <PageHead {...wishlistHead} />
      <WishlistScreen
        session={useAtomValue(sessionAtom).status}
        wishes={withRetry(useAtomValue(wishlistAtom), useSetAtom(retryWishlist))}
        hrefOf={wishlistHref}
      />
    </WithProductActions>
  );
}

export function ComparePage() {
  const unavailable = useAtomValue(goneAtom);
  const drop = useSetAtom(leaveOut);

  useEffect(() => {
    if (unavailable !== null) drop(unavailable);
  }, [unavailable, drop]);

  return (
    <>
      <PageHead {...compareHead} />
      <CompareScreen
        state={withRetry(useAtomValue(comparisonAtom), useSetAtom(retryComparison))}
        onRemove={useSetAtom(removeCompared)}
        onClear={useSetAtom(clearCompared)}
      />
    </>
  );
}
