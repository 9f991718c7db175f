import type { BuyState } from '../screens/product-detail/product-detail.states.ts';
import type { InLocale } from './answers.ts';
import type { WholeProductState } from './product-views.ts';
import { product } from './product-views.ts';

/** The second colour of a model has none left. */
export function withSoldOutColour(id: number): InLocale<WholeProductState> {
  return product(id, '', ({ goods }) => ({
    goods: {
      ...goods,
      colours: goods.colours.map((colour, place) => (place === 1 ? { ...colour, stock_count: 0 } : colour)),
    },
  }));
}

/** Three pieces were chosen, then the second colour. */
export function turningColour(id: number): InLocale<WholeProductState> {
  return product(id, '', ({ goods }) => ({ turningTo: goods.colours[1]?.goods_id ?? null, quantity: 3 }));
}

/** So far is what was pressed. */
export function bought(id: number, buy: BuyState): InLocale<WholeProductState> {
  return product(id, '', () => ({ buy }));
}
