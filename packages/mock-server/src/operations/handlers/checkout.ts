import { CartType, ChargeStatus, PayType } from '@signal-shop/sdk/contract';
import { currencies } from '@signal-shop/sdk/rules/price';
import type { ConfirmationName } from '../../messages/message-types.ts';
import { messagesOf } from '../../messages/messages.ts';
import { deliveryCountries } from '../../seed/delivery/countries.ts';
import { challengePath } from '../../world/checkout/challenge.ts';
import { includedTaxOf } from '../../world/checkout/delivery.ts';
import { chargeOf, confirmCharge, openCharge, settledOrder } from '../../world/checkout/payment.ts';
import { placeOrder, quoteOrder } from '../../world/orders/orders.ts';
import { isSameMoney, toWire } from '../../world/state/money.ts';
import { forAnyone, forMembers } from '../dispatch/call.ts';
import { toDeliveryCountry } from '../views/delivery-views.ts';
import { fromAddress, toPayableOrder } from '../views/order-views.ts';

/** Handlers from the quote to the payment. */
export const checkoutOperations = {
  listDeliveryCountries: forAnyone('listDeliveryCountries', ({ locale }) => ({
    msg: deliveryCountries.map((country) => toDeliveryCountry(country, locale)),
  })),

  getOrderTax: forMembers('getOrderTax', ({ world, locale, customer }, argument) => {
    const { region = '', state = '', postal_code: postalCode = '' } = argument;
    const hasAddress = `${region}${state}${postalCode}` !== '';
    const { totals, points } = quoteOrder(world, customer, {
      type: argument.cartype ?? CartType.cart,
      address: hasAddress ? { region, state, postalCode } : null,
      deliveryWay: argument.delivery_way ?? 'standard',
      coupon: { id: argument.coupon_id ?? null, code: argument.coupon_code ?? null },
    });
    return {
      msg: messagesOf(locale).confirmations.taxCalculated,
      subtotal: toWire(totals.subtotal, locale),
      reduction: toWire(totals.reduction, locale),
      coupon: toWire(totals.coupon, locale),
      tax: toWire(totals.tax, locale),
      included_tax: toWire(includedTaxOf(totals, region), locale),
      shipping: toWire(totals.shipping, locale),
      total: toWire(totals.total, locale),
      points,
    };
  }),

  placeOrder: forMembers('placeOrder', ({ world, locale, customer }, argument) => {
    const order = placeOrder(world, customer, {
      type: argument.cartype ?? CartType.cart,
      address: fromAddress(argument.address),
      note: argument.note,
      deliveryWay: argument.delivery_way ?? 'standard',
      currency: currencies[locale],
      coupon: { id: argument.coupon_id ?? null, code: argument.coupon_code ?? null },
      agrees: (totalCents) => isSameMoney(argument.expected_total, totalCents, locale),
    });
    return { msg: messagesOf(locale).confirmations.orderPlaced, ordersn: order.ordersn };
  }),

  getOrderData: forMembers('getOrderData', ({ world, locale, customer }, { ordersn }) => ({
    msg: toPayableOrder(world, settledOrder(world, customer, ordersn), locale),
  })),

  verifyOrder: forMembers('verifyOrder', ({ world, locale, customer }, { ordersn }) => {
    const order = settledOrder(world, customer, ordersn);
    const charge = chargeOf(world, ordersn);
    const outcome =
      order.payType === PayType.unpaid ? chargeWord(charge?.status ?? null) : 'paymentSucceeded';
    return {
      msg: messagesOf(locale).confirmations[outcome],
      orderstatus: order.status,
      paytype: order.payType,
      charge_status: charge?.status ?? null,
    };
  }),

  checkoutOrder: forMembers('checkoutOrder', ({ world, locale, customer }, { ordersn, payment_token }) => {
    const charge = openCharge(world, customer, ordersn, payment_token);
    return {
      msg: messagesOf(locale).confirmations.paymentOpened,
      charge_id: charge.id,
      charge_status: charge.status,
      redirect_url: charge.status === ChargeStatus.redirect ? challengePath(world, charge) : null,
    };
  }),

  confirmCharge: forMembers('confirmCharge', ({ world, locale, customer }, { ordersn, charge_id }) => {
    const { charge, order } = confirmCharge(world, customer, ordersn, charge_id);
    return {
      msg: messagesOf(locale).confirmations[chargeWord(charge.status)],
      charge_status: charge.status,
      orderstatus: order.status,
    };
  }),
};

function chargeWord(status: ChargeStatus | null): ConfirmationName {
  if (status === ChargeStatus.succeeded) return 'paymentSucceeded';
  return status === ChargeStatus.processing ? 'paymentProcessing' : 'paymentOutstanding';
}
