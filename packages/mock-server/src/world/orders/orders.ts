import { orderNumberDigits } from '@signal-shop/sdk/constants';
import type { CartType, Currency, DeliveryWayCode } from '@signal-shop/sdk/contract';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import type { OrderPreferences } from '@signal-shop/sdk/rules/order-preferences';
import type { SeedAddress } from '../../seed/customer-types.ts';
import { cartOf, dropStockOnce, emptyCart, linesOf } from '../cart/cart.ts';
import type { PricedCartLine } from '../cart/cart-pricing.ts';
import { priceLines } from '../cart/cart-pricing.ts';
import type { Destination } from '../cart/totals.ts';
import { orderTotals } from '../cart/totals.ts';
import { maximumOf, pointsPriceOf, regularPrice } from '../catalogue/goods.ts';
import { stockOf, takeFromStock } from '../catalogue/stock.ts';
import type { DeliveryAddress } from '../checkout/delivery.ts';
import { assertDeliverable, deliveryWayOf } from '../checkout/delivery.ts';
import { internAddress } from '../checkout/intern-address.ts';
import { flashOffer, sellFromFlashSale } from '../flash-sale/flash-sale.ts';
import { couponDiscount } from '../rewards/coupon-discount.ts';
import type { CouponChoice, UsableCoupon } from '../rewards/coupons.ts';
import { spendCoupon, usableCoupon } from '../rewards/coupons.ts';
import { addPoints } from '../rewards/points.ts';
import type { Customer } from '../state/account.ts';
import { assertCapacity } from '../state/capacity.ts';
import type { CartLine } from '../state/cart.ts';
import type { Order, OrderLine, OrderTotals } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { applyTransition } from './apply-transition.ts';
import { mailAboutOrder } from './order-mails.ts';
import { dayOf } from './seed-order-numbers.ts';
import { stepOf } from './status-facts.ts';

/** The part of a request that determines the price besides the goods. */
interface QuoteRequest {
  readonly type: CartType;
  /** Null while it is unknown: without tax and shipping. */
  readonly address: DeliveryAddress | null;
  readonly deliveryWay: DeliveryWayCode;
  readonly coupon: CouponChoice;
}

export interface OrderRequest extends QuoteRequest {
  readonly address: SeedAddress;
  readonly preferences: OrderPreferences;
  readonly currency: Currency;
  /** True when the customer agreed to pay this total, in US cents. */
  readonly agrees: (totalCents: number) => boolean;
}

/** The totals in money, and the points for exchanged goods. */
export interface OrderQuote {
  readonly totals: OrderTotals;
  readonly points: number;
}

/**
 * The price of the cart for a destination, with tax and shipping.
 * @throws Refused cartEmpty, addressInvalid (as `assertDeliverable`), and as `usableCoupon` and `couponDiscount`
 */
export function quoteOrder(world: World, customer: Customer, request: QuoteRequest): OrderQuote {
  const pricedLines = priceLines(world, linesOf(world, cartOf(world, customer), request.type));
  if (pricedLines.length === 0) throw new Refused('cartEmpty');
  if (request.address !== null) assertDeliverable(request.address);
  const totals = totalsWith(usableCoupon(world, customer, request.coupon), pricedLines, request);
  return { totals, points: pointsFor(world, pricedLines) };
}

/**
 * Turns a cart into an unpaid order and reserves its goods, so that the last item is sold once. Exchanged goods take
 * their points at once; an order of exchanged goods alone is paid.
 * @throws Refused cartEmpty, addressInvalid, outOfStock, quantityExceedsMaximum, priceChanged, pointsShort, and as
 * `usableCoupon` and `couponDiscount`; the cart does not change then
 */
export function placeOrder(world: World, customer: Customer, request: OrderRequest): Order {
  assertCapacity(world, 'orders');
  const cart = cartOf(world, customer);
  const lines = linesOf(world, cart, request.type);
  const [first] = lines;
  if (first === undefined) throw new Refused('cartEmpty');
  assertDeliverable(request.address);
  raisePriceOnce(world, lines);
  dropStockOnce(world, first.goodsId);
  const pricedLines = priceLines(world, lines);
  for (const { goods, quantity } of pricedLines) {
    if (stockOf(world, goods) < quantity) throw new Refused('outOfStock');
    if (quantity > maximumOf(world, goods)) throw new Refused('quantityExceedsMaximum');
  }
  const coupon = usableCoupon(world, customer, request.coupon);
  const totals = totalsWith(coupon, pricedLines, request);
  if (!request.agrees(totals.total)) throw new Refused('priceChanged');
  payPoints(world, customer, pricedLines);
  for (const line of pricedLines) reserve(world, line, 1);
  const order = newOrder(world, customer, request, pricedLines, totals);
  world.state.orders.set(order.ordersn, order);
  mailAboutOrder(world, order, 'orderPlaced');
  if (coupon !== null) spendCoupon(world, customer, coupon, order.ordersn);
  emptyCart(cart, request.type);
  if (isExchange(lines)) {
    order.payType = PayType.points;
    applyTransition(world, order, 'payWithPoints');
  }
  return order;
}

const nowhere: Destination = { region: '', state: '' };

function totalsWith(
  coupon: UsableCoupon | null,
  pricedLines: readonly PricedCartLine[],
  { address, deliveryWay }: QuoteRequest,
): OrderTotals {
  // Goods for points are delivered free of charge, because their order is paid without money.
  const isFree = isExchange(pricedLines.map(({ line }) => line));
  return orderTotals(
    pricedLines,
    address ?? nowhere,
    coupon === null ? 0 : couponDiscount(coupon.offer, pricedLines),
    isFree || address === null ? 0 : (deliveryWayOf(address.region, deliveryWay)?.cents ?? 0),
  );
}

/** @throws Refused orderNotFound, also for another customer's order, so that its existence is not disclosed */
export function findOrder(world: World, customer: Customer, ordersn: string): Order {
  const order = world.state.orders.get(ordersn);
  if (order === undefined || order.customerId !== customer.id) throw new Refused('orderNotFound');
  return order;
}

function newOrder(
  world: World,
  customer: Customer,
  { address, preferences, currency, deliveryWay }: OrderRequest,
  pricedLines: readonly PricedCartLine[],
  totals: OrderTotals,
): Order {
  const time = world.clock.seconds();
  return {
    ordersn: nextOrderNumber(world),
    customerId: customer.id,
    email: customer.email,
    address: internAddress(world, address),
    preferences,
    lines: pricedLines.map(
      ({ line, goods, cents, price }, index): OrderLine => ({
        id: index + 1,
        goodsId: line.goodsId,
        quantity: line.quantity,
        priceCents: cents,
        pointsPrice: piecePointsFor(world, line, goods),
        fromFlashSale: price.flash !== null && line.kind === 'bought',
        status: stepOf(OrderStatus.unpaid).line,
      }),
    ),
    totals,
    currency,
    deliveryWay,
    status: OrderStatus.unpaid,
    payType: PayType.unpaid,
    events: [{ status: OrderStatus.unpaid, time }],
    logistics: null,
    pointsPaid: pointsFor(world, pricedLines),
    cancellation: null,
  };
}

/** `SG`, the day, and a sequence number. */
export function nextOrderNumber(world: World): string {
  const day = dayOf(world.clock.seconds());
  for (;;) {
    const ordersn = `SG${day}${String(world.count('order')).padStart(orderNumberDigits - day.length, '0')}`;
    if (!world.state.orders.has(ordersn)) return ordersn;
  }
}

function reserve(world: World, { goods, line, price }: PricedCartLine, direction: 1 | -1): void {
  takeFromStock(world, goods, direction * line.quantity);
  if (price.flash !== null && line.kind === 'bought') {
    sellFromFlashSale(world, goods.goodsId, direction * line.quantity);
  }
}

function payPoints(world: World, customer: Customer, pricedLines: readonly PricedCartLine[]): void {
  const points = pointsFor(world, pricedLines);
  if (points > customer.points) throw new Refused('pointsShort');
  if (points > 0) addPoints(world, customer, 'pointsExchange', -points);
}

/** An order of exchanged goods alone has nothing left to pay. */
function isExchange(lines: readonly CartLine[]): boolean {
  return lines.every(({ kind }) => kind === 'points');
}

function pointsFor(world: World, pricedLines: readonly PricedCartLine[]): number {
  return pricedLines.reduce(
    (sum, { line, goods }) => sum + piecePointsFor(world, line, goods) * line.quantity,
    0,
  );
}

function piecePointsFor(world: World, { kind }: CartLine, goods: PricedCartLine['goods']): number {
  return kind === 'points' ? (pointsPriceOf(world, goods) ?? 0) : 0;
}

/** Flash prices are fixed during the sale, so the price of the first goods outside it rises. */
function raisePriceOnce(world: World, lines: readonly CartLine[]): void {
  const line = lines.find(({ goodsId }) => flashOffer(world, goodsId) === null);
  const goods = line && world.shop.goods.get(line.goodsId);
  if (!world.state.surprises.priceRisesAtOrder || goods === undefined) return;
  world.state.surprises.priceRisesAtOrder = false;
  world.state.prices.set(goods.goodsId, Math.round(regularPrice(world, goods).cents * 1.1));
}
