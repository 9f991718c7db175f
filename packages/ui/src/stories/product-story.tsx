import { fn } from 'storybook/test';
import { useLocale } from '../intl/use-locale.ts';
import type {
  ProductDetailEvents,
  ProductEndEvents,
  ProductOffersEvents,
} from '../screens/product-detail/product-detail.states.ts';
import { ProductDetailScreen } from '../screens/product-detail/product-detail-screen.tsx';
import { ProductEnd } from '../screens/product-detail/product-end.tsx';
import { ProductOffers } from '../screens/product-detail/product-offers.tsx';
import type { InLocale } from './answers.ts';
import type { WholeProductState } from './product-views.ts';
import { Stage } from './stage.tsx';

type WholeProductEvents = ProductDetailEvents & ProductOffersEvents & ProductEndEvents;

interface ProductStoryProps {
  readonly state: InLocale<WholeProductState>;
  readonly on: WholeProductEvents;
}

/** A product page with everything that comes after its first view. */
export function ProductStory({ state, on }: ProductStoryProps) {
  const shown = state(useLocale());
  const parts =
    shown.status === 'ready'
      ? {
          offers: <ProductOffers view={shown.view} on={on} />,
          end: <ProductEnd view={shown.view} on={on} />,
        }
      : { offers: null, end: null };
  return (
    <Stage>
      <ProductDetailScreen state={shown} on={on} parts={parts} />
    </Stage>
  );
}

export function productEvents(): WholeProductEvents {
  return {
    onQuantity: fn(),
    onAdd: fn(),
    onBuyNow: fn(),
    onNotice: fn(),
    onTakeCoupon: fn(),
    freeTest: { onLogIn: fn(), onApply: fn() },
    onCommentsPage: fn(),
    onCommentsChoice: fn(),
    onPraise: fn(),
  };
}
