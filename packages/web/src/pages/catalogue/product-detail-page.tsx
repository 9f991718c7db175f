import { afterPaint } from '@signal-shop/ui/after-paint.ts';
import { detailHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/detail.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { ProductDetailState } from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { ProductDetailScreen } from '@signal-shop/ui/screens/product-detail/product-detail-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { LazyBoundary } from '../../shell/lazy/lazy-boundary.tsx';
import { LazyOnVisible } from '../../shell/lazy/lazy-on-visible.tsx';
import { lazyPage } from '../../shell/lazy/lazy-page.ts';
import { whenIdle } from '../../shell/lazy/when-idle.ts';
import {
  addShownGoods,
  buyShownGoods,
  buyStateAtom,
  changeBuyQuantity,
  quantityAtom,
  warmUpBuying,
} from '../../state/product/buy.ts';
import {
  goodsAtom,
  isForPointsAtom,
  retryGoods,
  shownGoodsAtom,
  turningToAtom,
} from '../../state/product/product.ts';
import { withRetry } from '../shared/with-retry.ts';
import { WithProductActions } from './product-actions.tsx';

// One file for both parts; their messages are those of the page.
const loadRest = () => import('./product-detail-rest.tsx');
const offersPart = lazyPage(async () => (await loadRest()).ProductDetailOffers);
const endPart = lazyPage(async () => (await loadRest()).ProductDetailEnd);

/** Only for search engines and analytics, so it loads last. */
const viewedPart = lazyPage(async () => {
  await whenIdle();
  return (await import('./page-viewed.tsx')).goodsViewed(shownGoodsAtom);
});

/** Only visits from the points store need it. */
const exchangePart = lazyPage(async () => (await import('./product-exchange.tsx')).ProductExchange);

/** Stable elements, so that changes next to them do not re-render them. */
const parts = {
  exchange: <LazyBoundary part={exchangePart} missing="told" />,
  offers: <LazyOnVisible part={offersPart} />,
  end: <LazyOnVisible part={endPart} />,
};

export function ProductDetailPage() {
  useEffect(() => void whenIdle().then(warmUpBuying), []);
  const add = useSetAtom(addShownGoods);
  const state = useProductState();
  const goods = state.status === 'ready' ? state.view.goods : null;

  return (
    <WithProductActions>
      <PageHead {...detailHead} name={goods?.name} />
      <ProductDetailScreen
        state={state}
        on={{
          onQuantity: useSetAtom(changeBuyQuantity),
          onAdd: () => afterPaint(add),
          onBuyNow: useSetAtom(buyShownGoods),
          onFlashEnd: useSetAtom(retryGoods),
        }}
        parts={parts}
      />
      <LazyBoundary part={viewedPart} />
    </WithProductActions>
  );
}

ProductDetailPage.firstAnswerAtom = goodsAtom;

function useProductState(): ProductDetailState {
  const goodsState = withRetry(useAtomValue(goodsAtom), useSetAtom(retryGoods));
  const quantity = useAtomValue(quantityAtom);
  const buy = useAtomValue(buyStateAtom);
  const isForPoints = useAtomValue(isForPointsAtom);
  const turningTo = useAtomValue(turningToAtom);

  if (goodsState.status !== 'ready') return goodsState;
  if (goodsState.value.status === 'notFound') return { status: 'notFound' };
  const { goods, flashEndsAtMs } = goodsState.value;
  return { status: 'ready', view: { goods, turningTo, quantity, buy, flashEndsAtMs, isForPoints } };
}
