import { StructuredData } from '@signal-shop/ui/components/breadcrumbs/structured-data.tsx';
import { ProductEnd } from '@signal-shop/ui/screens/catalogue/product-detail/product-end.tsx';
import { ProductOffers } from '@signal-shop/ui/screens/catalogue/product-detail/product-offers.tsx';
import { BuyBar } from '@signal-shop/ui/sections/product-buy-box/buy-bar.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { recentlyViewedAtom } from '../../state/catalogue/recently-viewed.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import {
  bundlesAtom,
  faqsAtom,
  refetchFaqs,
  refetchRelated,
  relatedAtom,
} from '../../state/product/about-goods.ts';
import { addBundle, pendingBundleAtom } from '../../state/product/add-bundle.ts';
import { buyShownGoods, buyStateAtom } from '../../state/product/buy.ts';
import {
  chooseComments,
  commentsAtom,
  refetchComments,
  showCommentsPage,
  togglePraise,
} from '../../state/product/comments.ts';
import { goodsCouponsAtom, takeCoupon, takingAtom } from '../../state/product/goods-coupons.ts';
import { faqFacts, goodsFacts } from '../../state/product/goods-facts.ts';
import { flashEndsAtMsAtom, isForPointsAtom, shownGoodsAtom } from '../../state/product/product.ts';
import { purchaseAtom } from '../../state/product/purchase.ts';
import {
  comparableGoodsAtom,
  comparedIdAtom,
  compareSpecsWith,
  refetchSpecComparison,
  specComparisonAtom,
} from '../../state/product/spec-comparison.ts';
import { noticeEmailAtom, noticesAtom, subscribeToNotice } from '../../state/product/stock-notice.ts';
import {
  applyForTest,
  changeFreeTest,
  freeTestAtom,
  logInForFreeTest,
} from '../../state/rewards/free-test.ts';
import { currencyAtom } from '../../state/site/ship-to.ts';

/** The offers next to the buttons of a product page. */
export function ProductDetailOffers() {
  const goods = useAtomValue(shownGoodsAtom);
  const notices = useAtomValue(noticesAtom);
  const noticeEmail = useAtomValue(noticeEmailAtom);
  const coupons = useAtomValue(goodsCouponsAtom);
  const taking = useAtomValue(takingAtom);
  const purchase = useAtomValue(purchaseAtom);
  const currency = useAtomValue(currencyAtom);
  const { origin } = useAtomValue(environmentAtom);
  const on = { onNotice: useSetAtom(subscribeToNotice), onTakeCoupon: useSetAtom(takeCoupon) };

  if (goods === null) return null;
  return (
    <>
      <StructuredData facts={goodsFacts(goods, currency, origin)} />
      <ProductOffers view={{ goods, notices, noticeEmail, coupons, taking, purchase }} on={on} />
    </>
  );
}

/** The descriptions of the goods, below the first view of their page. */
export function ProductDetailEnd() {
  const goods = useAtomValue(shownGoodsAtom);
  const freeTest = useAtomValue(freeTestAtom);
  const faqs = withRetry(useAtomValue(faqsAtom), useSetAtom(refetchFaqs));
  const comments = withRetry(useAtomValue(commentsAtom), useSetAtom(refetchComments));
  const relatedGoods = withRetry(useAtomValue(relatedAtom), useSetAtom(refetchRelated));
  const comparison = {
    options: useAtomValue(comparableGoodsAtom),
    chosenId: useAtomValue(comparedIdAtom),
    rows: withRetry(useAtomValue(specComparisonAtom), useSetAtom(refetchSpecComparison)),
  };
  const recentGoods = useAtomValue(recentlyViewedAtom);
  const bundles = useAtomValue(bundlesAtom);
  const pendingBundleId = useAtomValue(pendingBundleAtom);
  const add = useSetAtom(addBundle);
  const onApply = useSetAtom(applyForTest);
  const on = {
    freeTest: { onLogIn: useSetAtom(logInForFreeTest), onDraftChange: useSetAtom(changeFreeTest), onApply },
    onCompare: useSetAtom(compareSpecsWith),
    onAddBundle: (id: number, goodsIds: readonly number[]) => void add(id, goodsIds),
    onCommentsPage: useSetAtom(showCommentsPage),
    onCommentsChoice: useSetAtom(chooseComments),
    onPraise: useSetAtom(togglePraise),
  };
  const buy = useAtomValue(buyStateAtom);
  const isForPoints = useAtomValue(isForPointsAtom);
  const onBuyNow = useSetAtom(buyShownGoods);
  const flashEndsAtMs = useAtomValue(flashEndsAtMsAtom);
  if (goods === null) return null;
  return (
    <>
      {faqs.status === 'ready' && faqs.value.length > 0 && <StructuredData facts={[faqFacts(faqs.value)]} />}
      <ProductEnd
        key={goods.colours[0]?.goods_id}
        view={{
          ...{ goods, freeTest, faqs, comments, comparison, bundles, pendingBundleId },
          related: relatedGoods,
          viewed: recentGoods,
        }}
        on={on}
      />
      {!isForPoints && <BuyBar goods={goods} flashEndsAtMs={flashEndsAtMs} buy={buy} onBuyNow={onBuyNow} />}
    </>
  );
}
