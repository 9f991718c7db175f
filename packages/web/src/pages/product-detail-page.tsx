import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { ProductDetailState } from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { ProductDetailScreen } from '@signal-shop/ui/screens/product-detail/product-detail-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { addShownGoods, buyShownGoods, buyStateAtom, changeBuyQuantity, quantityAtom } from '../state/buy.ts';
import {
  chooseComments,
  commentsAtom,
  retryComments,
  showCommentsPage,
  togglePraise,
} from '../state/comments.ts';
import { goodsCouponsAtom, takeCoupon, takingAtom } from '../state/goods-coupons.ts';
import { faqsAtom, goodsAtom, relatedAtom, retryFaqs, retryGoods, retryRelated } from '../state/product.ts';
import { recentlyViewedAtom, rememberViewed } from '../state/recently-viewed.ts';
import { askForNotice, noticeAtom, noticeEmailAtom } from '../state/stock-notice.ts';
import { WithGoodsTools } from './goods-tools.tsx';
import { withRetry } from './with-retry.ts';

export function ProductDetailPage() {
  const state = useProductState();
  const goods = state.status === 'ready' ? state.view.goods : null;
  const remember = useSetAtom(rememberViewed);
  const goodsId = goods?.goods_id ?? null;

  // Looking at goods is nobody's action: the page itself is what is remembered.
  useEffect(() => {
    if (goodsId !== null) remember(goodsId);
  }, [goodsId, remember]);

  return (
    <WithGoodsTools>
      <PageHead page="detail" name={goods?.name} />
      <ProductDetailScreen
        state={state}
        on={{
          onQuantity: useSetAtom(changeBuyQuantity),
          onAdd: useSetAtom(addShownGoods),
          onBuyNow: useSetAtom(buyShownGoods),
          onNotice: useSetAtom(askForNotice),
          onTakeCoupon: useSetAtom(takeCoupon),
          onCommentsPage: useSetAtom(showCommentsPage),
          onCommentsChoice: useSetAtom(chooseComments),
          onPraise: useSetAtom(togglePraise),
        }}
      />
    </WithGoodsTools>
  );
}

function useProductState(): ProductDetailState {
  const found = withRetry(useAtomValue(goodsAtom), useSetAtom(retryGoods));
  const quantity = useAtomValue(quantityAtom);
  const buy = useAtomValue(buyStateAtom);
  const notice = useAtomValue(noticeAtom);
  const noticeEmail = useAtomValue(noticeEmailAtom);
  const coupons = useAtomValue(goodsCouponsAtom);
  const taking = useAtomValue(takingAtom);
  const faqs = withRetry(useAtomValue(faqsAtom), useSetAtom(retryFaqs));
  const comments = withRetry(useAtomValue(commentsAtom), useSetAtom(retryComments));
  const viewed = useAtomValue(recentlyViewedAtom);
  const related = withRetry(useAtomValue(relatedAtom), useSetAtom(retryRelated));

  if (found.status !== 'ready') return found;
  if (found.value.status === 'notFound') return { status: 'notFound' };
  const { goods, flashEndsAtMs } = found.value;
  return {
    status: 'ready',
    view: {
      goods,
      quantity,
      buy,
      flashEndsAtMs,
      notice,
      noticeEmail,
      coupons,
      taking,
      faqs,
      comments,
      related,
      viewed,
    },
  };
}
