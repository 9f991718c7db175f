import type { Seeds } from './seeds.ts';

export interface PurchaseCall {
  readonly operation: string;
  readonly path: string;
  /** Prepares the shop. @returns the address of the page that makes the call */
  readonly begin: (seeds: Seeds) => Promise<string>;
  /** The shopper also edits a saved address. */
  readonly edits?: 'address';
}

const shipping = '/car?step=address';

/** The calls of a purchase in their order. Each begins on the page that makes the call. */
export const calls: readonly PurchaseCall[] = [
  call('addCartItem', 'product/addCart', async ({ member, goodsId }) => {
    await member();
    return `/detail?id=${goodsId}`;
  }),
  call('getCart', 'product/getGoodsCart', withCart('/car')),
  call('logIn', 'login/login', asGuest),
  call('joinCart', 'product/joinCart', asGuest),
  call('listCoupons', 'order/getCoupons', withCart(shipping)),
  call('getOrderTax', 'product/getOrderTax', withCart(shipping)),
  { ...call('saveAddress', 'order/saveAddress', withCart(shipping)), edits: 'address' },
  call('placeOrder', 'product/order', withCart(shipping)),
  call('getOrderData', 'product/getOrderData', async ({ order }) => `/pay?ordersn=${await order()}`),
  call('checkoutOrder', 'product/checkoutOrder', async ({ order }) => `/pay?ordersn=${await order()}`),
  call('confirmCharge', 'product/confirmCharge', async ({ order }) => `/pay?ordersn=${await order()}`),
  call('verifyOrder', 'product/verifyOrder', async ({ paid }) => `/pay_result?ordersn=${await paid()}`),
];

function call(operation: string, path: string, begin: PurchaseCall['begin']): PurchaseCall {
  return { operation, path: `/api/${path}`, begin };
}

function withCart(address: string): PurchaseCall['begin'] {
  return async ({ cart }) => {
    await cart();
    return address;
  };
}

async function asGuest({ guestCart }: Seeds): Promise<string> {
  await guestCart();
  return `/login/login?redirect=${encodeURIComponent(shipping)}`;
}
