import type { Address, Locale, OrderDetail, OrderSummary, PayableOrder } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import type { SeedAddress } from '../../seed/customer-types.ts';
import type { AfterSalesOffer } from '../../world/after-sales/after-sales-offers.ts';
import { offersOf } from '../../world/after-sales/after-sales-offers.ts';
import { arrivalOf, includedTaxOf, taxKindOf } from '../../world/checkout/delivery.ts';
import { costOf } from '../../world/checkout/order-cost.ts';
import { allowedActions } from '../../world/orders/order-deadlines.ts';
import { placedAt } from '../../world/orders/order-list.ts';
import { refundedAmounts } from '../../world/refunds/refunds.ts';
import { withdrawalOf } from '../../world/refunds/withdrawals.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { Order } from '../../world/state/orders.ts';
import type { World } from '../../world/state/world.ts';
import { toLogistics } from './logistics-views.ts';
import { toOrderLines } from './order-line-views.ts';
import { toEligibleUntil, toOrderTimeline } from './order-timeline.ts';

export function toOrderSummary(world: World, order: Order, locale: Locale): OrderSummary {
  return {
    ordersn: order.ordersn,
    ctime: placedAt(order),
    paytype: order.payType,
    buyeraddress: addressLine(order.address),
    currency: order.currency,
    money:
      order.payType === PayType.points ? order.pointsPaid : inCurrency(costOf(order).total, order.currency),
    orderstatus: order.status,
    arrival: toArrival(world, order),
    lines: toOrderLines(world, order, locale),
    allowed_actions: [...allowedActions(world, order)],
  };
}

export function toOrderDetail(world: World, order: Order, locale: Locale): OrderDetail {
  const back = refundedAmounts(world, order.ordersn);
  return {
    ...toOrderSummary(world, order, locale),
    ...toAmounts(order),
    address: toAddress(order.address),
    ...order.preferences,
    total: inCurrency(costOf(order).total, order.currency),
    points: order.pointsPaid,
    timeline: toOrderTimeline(world, order, locale),
    logistics: order.logistics === null ? null : toLogistics(order.logistics, locale),
    eligible_until: toEligibleUntil(world, order),
    cancellation: order.cancellation,
    refunded: inCurrency(back.cents, order.currency),
    refunded_points: back.points,
    after_sales: offersOf(world, order).map(toAfterSalesOffer),
    withdrawal: withdrawalOf(world, order),
  };
}

function toArrival(world: World, order: Order): OrderSummary['arrival'] {
  const window = arrivalOf(world, order);
  return window === null ? null : { delivery_way: order.deliveryWay, ...window };
}

function toAfterSalesOffer(offer: AfterSalesOffer): OrderDetail['after_sales'][number] {
  return {
    line_id: offer.lineId,
    kinds: [...offer.kinds],
    most: offer.most,
    until: offer.until,
    closed_because: offer.closedBecause,
    warranty: offer.warranty?.state ?? null,
    warranty_until: offer.warranty?.endsAt ?? null,
  };
}

export function toPayableOrder(world: World, order: Order, locale: Locale): PayableOrder {
  return {
    ordersn: order.ordersn,
    currency: order.currency,
    money: inCurrency(costOf(order).total, order.currency),
    orderstatus: order.status,
    paytype: order.payType,
    lines: toOrderLines(world, order, locale),
    address: toAddress(order.address),
    ...toAmounts(order),
    arrival: toArrival(world, order),
    points: order.pointsPaid,
  };
}

export function fromAddress(address: Address): SeedAddress {
  return {
    firstName: address.first_name,
    lastName: address.last_name,
    address: address.address,
    addressTwo: address.address_two,
    postalCode: address.postal_code,
    city: address.city,
    state: address.state,
    region: address.region,
    phone: address.phone,
  };
}

export function toAddress(address: SeedAddress): Address {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    address: address.address,
    address_two: address.addressTwo,
    postal_code: address.postalCode,
    city: address.city,
    state: address.state,
    region: address.region,
    phone: address.phone,
  };
}

function addressLine(address: SeedAddress): string {
  return [
    `${address.firstName} ${address.lastName}`,
    address.address,
    address.addressTwo,
    address.city,
    `${address.state} ${address.postalCode}`.trim(),
    address.region,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function toAmounts(order: Order) {
  const totals = costOf(order);
  return {
    subtotal: inCurrency(totals.subtotal, order.currency),
    ...(totals.bundle > 0 && { bundle: inCurrency(totals.bundle, order.currency) }),
    reduction: inCurrency(totals.reduction, order.currency),
    coupon: inCurrency(totals.coupon, order.currency),
    tax: inCurrency(totals.tax, order.currency),
    included_tax: inCurrency(includedTaxOf(totals, order.address.region), order.currency),
    ...taxKindOf(order.address.region),
    shipping: inCurrency(totals.shipping, order.currency),
  };
}
