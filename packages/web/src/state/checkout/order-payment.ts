import { isShopError } from '@signal-shop/sdk';
import { getOrderData, verifyOrder } from '@signal-shop/sdk/calls';
import type { ChargeStatus, PayableOrder, WalletFailure } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { QueryContext } from '../queries/query.ts';

interface OrderPayment {
  readonly order: PayableOrder;
  readonly charge: ChargeStatus | null;
  /** Why the wallet did not pay; null for another charge. */
  readonly walletFailure: WalletFailure | null;
}

/** An order with the status of its charge; null when the customer has no such order. */
export async function fetchOrderPayment(
  { shop, signal }: Pick<QueryContext, 'shop' | 'signal'>,
  ordersn: string,
): Promise<OrderPayment | null> {
  try {
    const [{ msg: order }, { charge_status: charge, wallet_failure: walletFailure = null }] =
      await Promise.all([
        getOrderData(shop, { ordersn }, { signal }),
        verifyOrder(shop, { ordersn }, { signal }),
      ]);
    return { order, charge, walletFailure };
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.orderNotFound) return null;
    throw error;
  }
}
