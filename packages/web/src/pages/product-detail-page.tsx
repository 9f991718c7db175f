import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { ProductDetailState } from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { ProductDetailScreen } from '@signal-shop/ui/screens/product-detail/product-detail-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { addShownGoods, buyShownGoods, buyStateAtom, changeBuyQuantity, quantityAtom } from '../state/buy.ts';
import {
  commentsAtom,
  goodsAtom,
  relatedAtom,
  retryComments,
  retryGoods,
  retryRelated,
  showCommentsPage,
} from '../state/product.ts';
import { withRetry } from './with-retry.ts';

export function ProductDetailPage() {
  const state = useProductState();
  const name = state.status === 'ready' ? state.view.goods.name : undefined;

  return (
    <>
      <PageHead page="detail" name={name} />
      <ProductDetailScreen
        state={state}
        on={{
          onQuantity: useSetAtom(changeBuyQuantity),
          onAdd: useSetAtom(addShownGoods),
          onBuyNow: useSetAtom(buyShownGoods),
          onCommentsPage: useSetAtom(showCommentsPage),
        }}
      />
    </>
  );
}

function useProductState(): ProductDetailState {
  const found = withRetry(useAtomValue(goodsAtom), useSetAtom(retryGoods));
  const quantity = useAtomValue(quantityAtom);
  const buy = useAtomValue(buyStateAtom);
  const comments = withRetry(useAtomValue(commentsAtom), useSetAtom(retryComments));
  const related = withRetry(useAtomValue(relatedAtom), useSetAtom(retryRelated));

  if (found.status !== 'ready') return found;
  if (found.value.status === 'notFound') return { status: 'notFound' };
  const { goods, flashEndsAtMs } = found.value;
  return { status: 'ready', view: { goods, quantity, buy, flashEndsAtMs, comments, related } };
}
