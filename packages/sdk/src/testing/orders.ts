import { Flag, OrderLineStatus, OrderStatus, PayType, RebateKind } from '../generated/codes.gen.ts';
import type { Address, CartItem, OrderDetail, OrderLine, OrderSummary } from '../generated/types.ts';
import { fromCents, toCents } from '../rules/price.ts';
import { chanceOf, fixedNow } from './chance.ts';
import { lookOf, makeGoods } from './goods.ts';

/** A line of a cart, with the price that the same goods have in a list. */
export function makeCartItem(goodsId: number, changes: Partial<CartItem> = {}): CartItem {
  const { goods_price, original_price, stock_count } = makeGoods(goodsId);
  return {
    goods_id: goodsId,
    ...lookOf(goodsId),
    goods_number: 1,
    pic_index: '',
    price: goods_price,
    original_price,
    lowest_price_30_days: null,
    is_free: Flag.no,
    is_integral: Flag.no,
    is_rebate: RebateKind.none,
    is_seckill: Flag.no,
    stock_count,
    maximum: 10,
    integral_price: null,
    ...changes,
  };
}

/** An address in the US that the contract accepts. */
export function makeAddress(changes: Partial<Address> = {}): Address {
  return {
    first_name: 'Ada',
    last_name: 'Byron',
    address: '12 Analytical Street',
    address_two: '',
    postal_code: '94105',
    city: 'San Francisco',
    state: 'CA',
    region: 'US',
    phone: '+1 415 555 0134',
    ...changes,
  };
}

/** One line of an order. */
export function makeOrderLine(id: number, changes: Partial<OrderLine> = {}): OrderLine {
  const goodsId = 1_200 + (id % 60);
  const { goods_unit, goods_kind, goods_color, name } = lookOf(goodsId);
  return {
    id,
    goods_id: goodsId,
    goods_name: name,
    goods_unit,
    thumbnail: '',
    goods_kind,
    goods_color,
    goodsnumber: chanceOf('order line', id).between(1, 2),
    goodscolor: goods_color,
    price: makeGoods(goodsId).goods_price,
    points: 0,
    line_status: OrderLineStatus.unshipped,
    cid: null,
    qtime: null,
    baotime: null,
    baoday: null,
    after_sales_id: null,
    after_sales_rejection: null,
    allowed_actions: [],
    ...changes,
  };
}

/** An order as a list shows it: paid by card and on its way to being packed, unless said otherwise. */
export function makeOrder(ordersn: string, changes: Partial<OrderSummary> = {}): OrderSummary {
  const { between } = chanceOf('order', ordersn);
  const lines = changes.lines ?? [makeOrderLine(between(1, 9_999))];
  return {
    ordersn,
    ctime: fixedNow - between(1, 90) * 86_400,
    paytype: PayType.card,
    buyeraddress: '12 Analytical Street, San Francisco, CA 94105, US',
    money: fromCents(totalCents(lines)),
    orderstatus: OrderStatus.paid,
    lines,
    allowed_actions: ['afterSales'],
    ...changes,
  };
}

/** An order with everything that its page shows; its sums fit together. */
export function makeOrderDetail(ordersn: string, changes: Partial<OrderDetail> = {}): OrderDetail {
  const order = makeOrder(ordersn);
  const lines = changes.lines ?? order.lines;
  const total = fromCents(totalCents(lines));
  return {
    ...order,
    money: total,
    address: makeAddress(),
    note: '',
    subtotal: total,
    reduction: 0,
    coupon: 0,
    tax: 0,
    shipping: 0,
    total,
    points: 0,
    timeline: [
      { orderstatus: OrderStatus.unpaid, time: order.ctime, until: null, note: 'Ordered' },
      { orderstatus: OrderStatus.paid, time: order.ctime + 90, until: null, note: 'Paid' },
      { orderstatus: OrderStatus.shipped, time: null, until: null, note: 'On its way' },
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
    ...changes,
  };
}

function totalCents(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { price, goodsnumber }) => sum + toCents(price) * goodsnumber, 0);
}
