import { startingTokens } from '@signal-shop/mock-server';
import type { MockSession } from '@signal-shop/mock-server/playwright';
import type { ShopClient } from '@signal-shop/sdk';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import { cookieNames } from '@signal-shop/sdk/constants';
import type { TemporaryCartEntry } from '@signal-shop/sdk/contract';
import { CartType } from '@signal-shop/sdk/contract';
import { anAddress } from '@signal-shop/sdk/testing';
import { inject } from 'vitest';
import type { Shopper } from '../support/shop-test.ts';

/** The states of the shop from which a purchase continues. */
export interface Seeds {
  readonly goodsId: number;
  readonly member: () => Promise<void>;
  readonly cart: () => Promise<void>;
  readonly guestCart: () => Promise<void>;
  /** @returns the number of an order to pay */
  readonly order: () => Promise<string>;
  /** @returns the number of a paid order */
  readonly paid: () => Promise<string>;
}

const goodsId = 1201;
const { region, state, postal_code } = anAddress({ region: 'US', state: 'CA', postal_code: '94105' });

/** The customer of the shop, past every fault. */
export function sureClient(mock: MockSession): ShopClient {
  return createShopClient({
    baseUrl: inject('mockUrl'),
    headers: { 'x-mock-session': mock.name },
    session: memorySession(startingTokens.customer),
  });
}

export function seedsOf({ context }: Pick<Shopper, 'context'>, client: ShopClient): Seeds {
  const setCookie = (name: string, value: string) =>
    context.addCookies([{ name, value, url: inject('shopUrl') }]);
  const member = () => setCookie('token', startingTokens.customer);
  const cart = async () => {
    await member();
    await client.addCartItem({ id: goodsId, goods_number: 1 });
  };
  const order = async () => {
    await cart();
    const { total } = await client.getOrderTax({ region, state, postal_code });
    const address = anAddress({ region, state, postal_code });
    const { ordersn } = await client.placeOrder({ address, note: '', expected_total: total });
    return ordersn;
  };
  return {
    goodsId,
    member,
    cart,
    order,
    guestCart: () => {
      const lines: TemporaryCartEntry[] = [{ id: goodsId, goods_number: 1, type: CartType.cart }];
      return setCookie(cookieNames.temporaryCart, encodeURIComponent(JSON.stringify(lines)));
    },
    paid: async () => {
      const ordersn = await order();
      const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
      await client.confirmCharge({ ordersn, charge_id });
      return ordersn;
    },
  };
}
