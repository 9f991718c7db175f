import { compareHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/compare.messages.ts';
import { wishlistHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/wishlist.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { CompareScreen } from '@signal-shop/ui/screens/catalogue/compare/compare-screen.tsx';
import { WishlistScreen } from '@signal-shop/ui/screens/catalogue/wishlist/wishlist-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { withRetry } from '../../shell/with-retry.ts';
import { quickAdd } from '../../state/cart/quick-add.ts';
import {
  clearComparison,
  comparisonAtom,
  refetchComparison,
  removeFromComparison,
  removeUnavailable,
  unavailableIdsAtom,
} from '../../state/catalogue/comparison.ts';
import { refetchWishlist, wishlistAtom, wishlistHref } from '../../state/catalogue/wishlist.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { WithProductActions } from './product-actions.tsx';

// Both pages list goods that the shopper chose on other pages, and share the state of their cards.

export function WishlistPage() {
  return (
    <WithProductActions>
      <PageHead {...wishlistHead} />
      <WishlistScreen
        session={useAtomValue(sessionAtom).status}
        wishes={withRetry(useAtomValue(wishlistAtom), useSetAtom(refetchWishlist))}
        hrefOf={wishlistHref}
      />
    </WithProductActions>
  );
}

export function ComparePage() {
  const unavailable = useAtomValue(unavailableIdsAtom);
  const drop = useSetAtom(removeUnavailable);

  useEffect(() => {
    if (unavailable !== null) drop(unavailable);
  }, [unavailable, drop]);

  return (
    <>
      <PageHead {...compareHead} />
      <CompareScreen
        state={withRetry(useAtomValue(comparisonAtom), useSetAtom(refetchComparison))}
        onRemove={useSetAtom(removeFromComparison)}
        onClear={useSetAtom(clearComparison)}
        onAdd={useSetAtom(quickAdd)}
      />
    </>
  );
}
