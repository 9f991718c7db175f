import { messagesOf } from '../../messages/messages.ts';
import { findGuestOrder } from '../../world/checkout/guest-orders.ts';
import { carriers } from '../../world/orders/carriers.ts';
import { trackParcel } from '../../world/orders/parcels.ts';
import { findWithdrawableOrder, withdrawOrder } from '../../world/refunds/withdrawals.ts';
import { forAnyone } from '../dispatch/call.ts';
import { carrierName } from '../views/logistics-views.ts';
import { toParcel, toTrackedOrder, toWithdrawableOrder } from '../views/tracking-views.ts';

/** Handlers that need an order number instead of a login: parcels, guest orders and withdrawals. */
export const trackingOperations = {
  listCarriers: forAnyone('listCarriers', ({ locale }) => ({
    msg: carriers.map(({ code, name, numberExample }) => ({
      code,
      name: carrierName(code, name, locale),
      number_example: numberExample,
    })),
  })),

  trackParcel: forAnyone('trackParcel', ({ world, locale }, { tracking_number, carrier = null }) => ({
    msg: toParcel(trackParcel(world, tracking_number, carrier), locale),
  })),

  findOrder: forAnyone('findOrder', ({ world, locale }, { ordersn, email }) => ({
    msg: toTrackedOrder(world, findGuestOrder(world, ordersn, email), locale),
  })),

  findWithdrawableOrder: forAnyone('findWithdrawableOrder', ({ world, locale }, { ordersn, email }) => ({
    msg: toWithdrawableOrder(world, findWithdrawableOrder(world, ordersn, email), locale),
  })),

  withdrawOrder: forAnyone('withdrawOrder', ({ world, locale }, { ordersn, email }) => ({
    msg: messagesOf(locale).confirmations.withdrawalDeclared,
    receipt: withdrawOrder(world, ordersn, email),
  })),
};
