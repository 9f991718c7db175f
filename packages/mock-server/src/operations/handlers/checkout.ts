import { CartType, ChargeStatus, Flag, PayType } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { ConfirmationName } from '../../messages/message-types.ts';
import { messagesOf } from '../../messages/messages.ts';
import { deliveryCountries } from '../../seed/delivery/countries.ts';
import { challengePath } from '../../world/checkout/challenge.ts';
import { includedTaxOf, taxKindOf } from '../../world/checkout/delivery.ts';
import { chargeOf, confirmCharge, openCharge, settledOrder } from '../../world/checkout/payment.ts';
import { isWallet, walletPath } from '../../world/checkout/wallet.ts';
import { walletFailureOf } from '../../world/checkout/wallet-failure.ts';
import { placeOrder, quoteOrder } from '../../world/orders/orders.ts';
import { inCurrency, isSameMoney } from '../../world/state/money.ts';
import type { Charge } from '../../world/state/orders.ts';
import type { World } from '../../world/state/world.ts';
import { forAnyone, forMembers } from '../dispatch/call.ts';
import { toDeliveryCountry } from '../views/delivery-views.ts';
import { fromAddress, toPayableOrder } from '../views/order-views.ts';

/** Handlers from the quote to the payment. */
export const checkoutOperations = {
  listDeliveryCountries: forAnyone('listDeliveryCountries', (call) => ({
    msg: deliveryCountries.map((country) => toDeliveryCountry(country, call)),
  })),

  getOrderTax: forMembers('getOrderTax', ({ world, locale, currency, customer }, argument) => {
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
      subtotal: inCurrency(totals.subtotal, currency),
      ...(totals.bundle > 0 && { bundle: inCurrency(totals.bundle, currency) }),
      reduction: inCurrency(totals.reduction, currency),
      coupon: inCurrency(totals.coupon, currency),
      tax: inCurrency(totals.tax, currency),
      included_tax: inCurrency(includedTaxOf(totals, region), currency),
      ...taxKindOf(region),
      shipping: inCurrency(totals.shipping, currency),
      total: inCurrency(totals.total, currency),
      points,
    };
  }),

  placeOrder: forMembers('placeOrder', ({ world, locale, currency, customer }, argument) => {
    const { cartype, address, delivery_way, coupon_id, coupon_code, expected_total, ...preferences } =
      argument;
    const order = placeOrder(world, customer, {
      type: cartype ?? CartType.cart,
      address: fromAddress(address),
      preferences,
      deliveryWay: delivery_way ?? 'standard',
      currency,
      coupon: { id: coupon_id ?? null, code: coupon_code ?? null },
      agrees: (totalCents) => isSameMoney(expected_total, totalCents, currency),
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
      ...walletFailureOf(charge),
    };
  }),

  checkoutOrder: forMembers('checkoutOrder', ({ world, locale, customer }, argument) => {
    const { ordersn, payment_token: token, save_card: saves } = argument;
    const charge = openCharge(world, customer, ordersn, token, saves === Flag.yes);
    return {
      msg: messagesOf(locale).confirmations.paymentOpened,
      charge_id: charge.id,
      charge_status: charge.status,
      redirect_url: charge.status === ChargeStatus.redirect ? pathOf(world, charge) : null,
    };
  }),

  confirmCharge: {
    ...forMembers('confirmCharge', ({ world, locale, customer }, { ordersn, charge_id }) => {
      const { charge, order } = confirmCharge(world, customer, ordersn, charge_id);
      return {
        msg: messagesOf(locale).confirmations[chargeWord(charge.status)],
        charge_status: charge.status,
        orderstatus: order.status,
      };
    }),
    // Until then the bank, the wallet or the provider decides, and another card can replace this one.
    isFinal: (body: unknown) =>
      !isRecord(body) || !('charge_status' in body) || body.charge_status === ChargeStatus.succeeded,
  },
};

function pathOf(world: World, charge: Charge): string {
  return isWallet(charge) ? walletPath(world, charge) : challengePath(world, charge);
}

function chargeWord(status: ChargeStatus | null): ConfirmationName {
  if (status === ChargeStatus.succeeded) return 'paymentSucceeded';
  return status === ChargeStatus.processing ? 'paymentProcessing' : 'paymentOutstanding';
}
