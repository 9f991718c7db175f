import { fn } from 'storybook/test';
import { useLocale } from '../intl/use-locale.ts';
import type {
  ProductDetailEvents,
  ProductEndEvents,
  ProductOffersEvents,
} from '../screens/catalogue/product-detail/product-detail.states.ts';
import { ProductDetailScreen } from '../screens/catalogue/product-detail/product-detail-screen.tsx';
import { ProductEnd } from '../screens/catalogue/product-detail/product-end.tsx';
import { ProductOffers } from '../screens/catalogue/product-detail/product-offers.tsx';
import type { PointsExchangeProps } from '../sections/points-exchange/points-exchange.tsx';
import { PointsExchange } from '../sections/points-exchange/points-exchange.tsx';
import { BuyBar } from '../sections/product-buy-box/buy-bar.tsx';
import type { InLocale } from './fixtures/answers.ts';
import type { WholeProductState } from './fixtures/product-views.ts';
import { Stage } from './stage.tsx';

type WholeProductEvents = ProductDetailEvents &
  ProductOffersEvents &
  ProductEndEvents &
  Pick<PointsExchangeProps, 'onSwap'>;

interface ProductStoryProps {
  readonly state: InLocale<WholeProductState>;
  readonly on: WholeProductEvents;
  /** The customer's balance, where the page is opened for points. */
  readonly points?: number;
}

/** A product page including everything below its first viewport. */
export function ProductStory({ state, on, points = 9_999 }: ProductStoryProps) {
  const localizedState = state(useLocale());
  const parts =
    localizedState.status === 'ready'
      ? {
          exchange: (
            <PointsExchange
              goods={localizedState.view.goods}
              balance={points}
              session="member"
              pending={false}
              onSwap={on.onSwap}
            />
          ),
          offers: <ProductOffers view={localizedState.view} on={on} />,
          end: (
            <>
              <ProductEnd view={localizedState.view} on={on} />
              {!localizedState.view.isForPoints && <BuyBar {...localizedState.view} onBuyNow={on.onBuyNow} />}
            </>
          ),
        }
      : { exchange: null, offers: null, end: null };
  return (
    <Stage>
      <ProductDetailScreen state={localizedState} on={on} parts={parts} />
    </Stage>
  );
}

export function productEvents(): WholeProductEvents {
  return {
    onQuantity: fn(),
    onAdd: fn(),
    onBuyNow: fn(),
    onFlashEnd: fn(),
    onNotice: fn(),
    onTakeCoupon: fn(),
    onSwap: fn(),
    freeTest: { onLogIn: fn(), onDraftChange: fn(), onApply: fn() },
    onCompare: fn(),
    onAddBundle: fn(),
    onCommentsPage: fn(),
    onCommentsChoice: fn(),
    onPraise: fn(),
  };
}
