import { afterPaint } from '@signal-shop/ui/after-paint.ts';
import { detailHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/detail.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { ProductDetailState } from '@signal-shop/ui/screens/catalogue/product-detail/product-detail.states.ts';
import { ProductDetailScreen } from '@signal-shop/ui/screens/catalogue/product-detail/product-detail-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { LazyBoundary } from '../../shell/lazy/lazy-boundary.tsx';
import { LazyOnVisible } from '../../shell/lazy/lazy-on-visible.tsx';
import { lazyPage } from '../../shell/lazy/lazy-page.ts';
import { whenIdle } from '../../shell/lazy/when-idle.ts';
import { withRetry } from '../../shell/with-retry.ts';
import {
  addShownGoods,
  buyShownGoods,
  buyStateAtom,
  changeBuyQuantity,
  prefetchCartActions,
  quantityAtom,
} from '../../state/product/buy.ts';
import {
  goodsAtom,
  goodsPreviewAtom,
  isForPointsAtom,
  pendingVariantAtom,
  refetchGoods,
  shownGoodsAtom,
} from '../../state/product/product.ts';
import { WithProductActions } from './product-actions.tsx';

// Both parts share a file; their messages belong to the page.
const loadRest = () => import('./product-detail-rest.tsx');
const offersPart = lazyPage(async () => (await loadRest()).ProductDetailOffers);
const endPart = lazyPage(async () => (await loadRest()).ProductDetailEnd);

/** Only search engines and analytics use it, so it loads last. */
const viewEventPart = lazyPage(async () => {
  await whenIdle();
  return (await import('./page-view-events.tsx')).goodsViewEvent(shownGoodsAtom);
});

/** Only visits from the points store need it. */
const exchangePart = lazyPage(async () => (await import('./product-exchange.tsx')).ProductExchange);

/** Stable elements, so that changes next to them do not re-render them. */
const parts = {
  exchange: <LazyBoundary part={exchangePart} onLoadError="show" />,
  offers: <LazyOnVisible part={offersPart} />,
  end: <LazyOnVisible part={endPart} />,
};

export function ProductDetailPage() {
  const prefetch = useSetAtom(prefetchCartActions);
  useEffect(() => void whenIdle().then(prefetch), [prefetch]);
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
          onFlashEnd: useSetAtom(refetchGoods),
        }}
        parts={parts}
      />
      <LazyBoundary part={viewEventPart} />
    </WithProductActions>
  );
}

ProductDetailPage.firstAnswerAtom = goodsAtom;

function useProductState(): ProductDetailState {
  const goodsState = withRetry(useAtomValue(goodsAtom), useSetAtom(refetchGoods));
  const quantity = useAtomValue(quantityAtom);
  const buy = useAtomValue(buyStateAtom);
  const isForPoints = useAtomValue(isForPointsAtom);
  const preview = useAtomValue(goodsPreviewAtom);
  const turningTo = useAtomValue(pendingVariantAtom);

  if (goodsState.status === 'loading') return { status: 'loading', preview };
  if (goodsState.status !== 'ready') return goodsState;
  if (goodsState.value.status === 'notFound') return { status: 'notFound' };
  const { goods, flashEndsAtMs } = goodsState.value;
  return { status: 'ready', view: { goods, turningTo, quantity, buy, flashEndsAtMs, isForPoints } };
}
