import type { Bundle } from '@signal-shop/sdk/contract';
import type { OfferedBundle } from '../../world/cart/bundles.ts';
import { priceNow } from '../../world/catalogue/goods.ts';
import type { Market } from '../../world/state/money.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { World } from '../../world/state/world.ts';
import { toGoodsSummary } from './goods-views.ts';

/** A bundle with its price now. */
export function toBundle(world: World, { id, goods, savingCents }: OfferedBundle, market: Market): Bundle {
  const cents = goods.reduce((sum, one) => sum + priceNow(world, one).cents, 0);
  const saving = Math.min(savingCents, cents);
  return {
    bundle_id: id,
    goods: goods.map((one) => toGoodsSummary(world, one, market)),
    price: inCurrency(cents - saving, market.currency),
    saving: inCurrency(saving, market.currency),
  };
}
