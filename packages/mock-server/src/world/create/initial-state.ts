import type { Locale } from '@signal-shop/sdk/contract';
import type { ShopSize } from '../catalogue/catalogue-index.ts';
import { catalogueIndex } from '../catalogue/catalogue-index.ts';
import { flashSaleSeconds } from '../catalogue/flash-sale.ts';
import { seededOrders } from '../orders/order-history.ts';
import { openingCoupons } from '../rewards/coupons.ts';
import { openingPoints } from '../rewards/points.ts';
import { openingRaffles } from '../rewards/raffles.ts';
import { openingRegistrations } from '../rewards/registrations.ts';
import { openingFollows } from '../rewards/social-follows.ts';
import { openingWheel } from '../rewards/wheel.ts';
import { openingWinnings } from '../rewards/winnings.ts';
import { readClock } from '../state/clock.ts';
import type { SessionOrigin } from '../state/origin.ts';
import type { WorldState } from '../state/state.ts';
import { initialAccounts } from './initial-accounts.ts';
import { initialAfterDelivery } from './initial-after-delivery.ts';
import { initialOrders } from './initial-orders.ts';

/** The lively shop that everyone starts in: the flash sale is open, and its customer has a history. */
export function initialState(size: ShopSize, locale: Locale, origin: SessionOrigin): WorldState {
  const { clock } = origin;
  const shop = catalogueIndex(size);
  const now = Math.floor(readClock(clock) / 1_000);
  const { customers } = shop.site;
  const orders = seededOrders(shop, now);
  return {
    scenarios: [],
    size,
    origin,
    clock,
    locale,
    display: {
      stock: 'seeded',
      maximum: null,
      prices: 'seeded',
      pictures: 'none',
      detail: 'rich',
      optional: 'filled',
      text: 'curated',
      search: 'finds',
      categories: 'all',
      notices: 'many',
      contact: 'full',
      popups: 'shown',
      banners: 'all',
    },
    stock: new Map(),
    prices: new Map(),
    gone: new Set(),
    refusals: new Map(),
    emptied: new Set(),
    flashSale: {
      beginTime: now,
      overTime: now + flashSaleSeconds({ shop }),
      announce: 'in-window',
      stock: 'seeded',
      sold: new Map(),
    },
    ...initialAccounts(customers),
    carts: new Map(),
    ...initialOrders(customers, orders),
    charges: new Map(),
    ledger: [],
    points: openingPoints(customers, now),
    outbox: [],
    subscribers: new Set(),
    noticeRequests: [],
    wishes: new Map(),
    answers: new Map(),
    ...initialAfterDelivery(shop, orders, now),
    coupons: openingCoupons(shop, now),
    wheel: openingWheel(now),
    winnings: openingWinnings(shop, now),
    raffles: openingRaffles(now),
    registrations: openingRegistrations(shop, now),
    follows: openingFollows(),
    payment: 'by-card',
    surprises: { stockDropsInCart: false, priceRisesAtOrder: false },
    faults: [],
    stream: 'steady',
    drawn: new Map(),
  };
}
