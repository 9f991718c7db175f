import type { Locale } from '@signal-shop/sdk/contract';
import type { ShopSize } from '../catalogue/catalogue-index.ts';
import { catalogueIndex } from '../catalogue/catalogue-index.ts';
import { flashSaleSeconds } from '../flash-sale/flash-sale.ts';
import { seededOrders } from '../orders/order-history.ts';
import { initialRegistrations } from '../reviews/registrations.ts';
import { initialCoupons } from '../rewards/coupons.ts';
import { initialPoints } from '../rewards/points.ts';
import { initialRaffles } from '../rewards/raffles.ts';
import { initialFollows } from '../rewards/social-follows.ts';
import { initialWheel } from '../rewards/wheel.ts';
import { initialWinnings } from '../rewards/winnings.ts';
import { readClock } from '../state/clock.ts';
import type { SessionOrigin } from '../state/origin.ts';
import type { WorldState } from '../state/state.ts';
import { initialAccounts } from './initial-accounts.ts';
import { initialAfterDelivery } from './initial-after-delivery.ts';
import { initialOrders } from './initial-orders.ts';

/** The initial state of every world: the flash sale is open, and the demonstration customer has a history. */
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
      pictures: 'photographs',
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
    points: initialPoints(customers, now),
    ...initialMail(now),
    wishes: new Map(),
    answers: new Map(),
    ...initialAfterDelivery(shop, orders, now),
    coupons: initialCoupons(shop, now),
    wheel: initialWheel(now),
    winnings: initialWinnings(shop, now),
    raffles: initialRaffles(now),
    registrations: initialRegistrations(shop, now),
    follows: initialFollows(),
    payment: 'by-card',
    surprises: { stockDropsInCart: false, priceRisesAtOrder: false },
    faults: [],
    stubs: [],
    stream: 'steady',
    drawn: new Map(),
  };
}

function initialMail(
  now: number,
): Pick<WorldState, 'outbox' | 'subscribers' | 'mailings' | 'noticeRequests'> {
  return {
    outbox: [],
    subscribers: new Map(),
    // The sale that is open at the start was announced before.
    mailings: { links: new Map(), offersSentAt: now },
    noticeRequests: [],
  };
}
