import { OrderLineStatus, OrderStatus, PayType } from '../generated/codes.ts';
import { fakeOrderLine } from '../generated/testing/@faker-js/faker.gen.ts';
import type {
  Address,
  Currency,
  OrderDetail,
  OrderLine,
  OrderSummary,
  PrizeAddress,
  SavedAddress,
} from '../generated/types.ts';
import { currencies, fromCents, toCents } from '../rules/catalogue/price.ts';
import { daySeconds } from '../rules/time.ts';
import { fixedNow } from './fixed-now.ts';
import { goodsOf } from './goods.ts';
import type { Settle } from './maker.ts';
import { build, seedBy } from './maker.ts';

/** Most frequent country of each language. */
const countries: Readonly<Record<string, string>> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  ja: 'JP',
  zh: 'CN',
};

const currencyOfLanguage: Readonly<Record<string, Currency>> = currencies;

export const settleAddress: Settle<Address> = (_entity, faker) => {
  const region = countries[faker.getMetadata().language ?? 'en'] ?? 'US';
  // The shop uses the codes of US states.
  return region === 'US' ? { region, state: faker.location.state({ abbreviated: true }) } : { region };
};

export const settleSavedAddress: Settle<SavedAddress> = ({ address }, faker) => ({
  address: { ...address, ...settleAddress(address, faker, {}) },
});

/** Prizes are sent within the US only. */
export const settlePrizeAddress: Settle<PrizeAddress> = () => ({ country: 'US' });

/** An order line that has not been shipped. */
export const settleOrderLine: Settle<OrderLine> = ({ goods_id }, faker) => {
  const { name, price, goods_unit, goods_kind, goods_color } = goodsOf(goods_id, faker);
  return {
    goods_name: name,
    goods_unit,
    goods_kind,
    goods_color,
    goodscolor: goods_color,
    goodsnumber: faker.number.int({ min: 1, max: 2 }),
    price,
    points: 0,
    line_status: OrderLineStatus.unshipped,
    cid: null,
    qtime: null,
    baotime: null,
    baoday: null,
    after_sales_id: null,
    after_sales_rejection: null,
    allowed_actions: [],
  };
};

/** An order in a list: paid by card and not yet packed. Its total is the sum of its lines. */
export const settleOrder: Settle<OrderSummary> = ({ ordersn }, faker, changes) => {
  seedBy(faker, `order:${ordersn}`);
  const { int } = faker.number;
  const ctime = fixedNow - int({ min: 1, max: 90 }) * daySeconds;
  const id = int({ min: 1, max: 9_999 });
  const { lines = [build(faker, fakeOrderLine, settleOrderLine, { id })] } = changes;
  return {
    ctime,
    paytype: PayType.card,
    currency: currencyOfLanguage[faker.getMetadata().language ?? 'en'] ?? 'USD',
    money: fromCents(centsOf(lines)),
    orderstatus: OrderStatus.paid,
    lines,
    allowed_actions: ['afterSales'],
  };
};

/** An order with all fields of its page; its totals are consistent. */
export const settleOrderDetail: Settle<OrderDetail> = (entity, faker, changes) => {
  const order = { ...entity, ...settleOrder(entity, faker, changes) };
  const { lines, ctime } = { ...order, ...changes };
  const total = fromCents(centsOf(lines));
  return {
    ...order,
    address: { ...entity.address, ...settleAddress(entity.address, faker, {}) },
    note: '',
    ...{ subtotal: total, reduction: 0, coupon: 0, tax: 0, shipping: 0, total, points: 0 },
    timeline: [
      { orderstatus: OrderStatus.unpaid, time: ctime, until: null, note: '' },
      { orderstatus: OrderStatus.paid, time: ctime + 90, until: null, note: '' },
      { orderstatus: OrderStatus.shipped, time: null, until: null, note: '' },
    ],
    logistics: null,
    eligible_until: [],
    cancellation: null,
    refunded: 0,
    refunded_points: 0,
    after_sales: lines.map(({ id, goodsnumber }) => ({
      line_id: id,
      kinds: ['refund'],
      most: goodsnumber,
      until: null,
      closed_because: null,
      warranty: null,
      warranty_until: null,
    })),
    withdrawal: null,
  };
};

function centsOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { price, goodsnumber }) => sum + toCents(price) * goodsnumber, 0);
}
