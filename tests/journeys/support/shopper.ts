import type { Shop, World } from '@signal-shop/mock-server';
import { createShop, demoCustomer } from '@signal-shop/mock-server';
import { visit } from '@signal-shop/mock-server/testing';
import type { SessionEnd, ShopClient } from '@signal-shop/sdk';
import type { Address, TemporaryCartEntry } from '@signal-shop/sdk/contract';
import { CartType } from '@signal-shop/sdk/contract';
import { anAddress } from '@signal-shop/sdk/testing';

/** A client with the shop behind it and the session events that the client received. */
export interface Shopper {
  readonly shop: ShopClient;
  readonly world: World;
  readonly ends: readonly SessionEnd[];
  /** Applies scenarios to the world. */
  readonly turn: (scenarios: string) => void;
}

export const address: Address = anAddress({ region: 'US', state: 'CA', postal_code: '94105' });
export const destination = { region: address.region, state: address.state, postal_code: address.postal_code };

/** A shop in this process and one client; every response is validated against the contract. */
export function enterShop(scenarios = ''): Shopper {
  const server: Shop = createShop({ scenarios });
  const ends: SessionEnd[] = [];
  const shop = visit(server, { hooks: { onSessionEnded: (end) => ends.push(end) } });
  return {
    shop,
    world: server.world('default'),
    ends,
    turn: (names) => server.applyScenarios('default', names),
  };
}

export async function logIn({ shop }: Shopper): Promise<void> {
  await shop.logIn({ email: demoCustomer.email, password: demoCustomer.password });
}

/** Returns the best-selling goods in stock. */
export async function findGoods({ shop }: Shopper, count = 1): Promise<readonly number[]> {
  const { msg } = await shop.listGoods({ filter: ['inStock'], page_size: count });
  return msg.map(({ goods_id }) => goods_id);
}

/** Entries of a guest's cart with a quantity of one each. */
export function entriesOf(goods: readonly number[]): TemporaryCartEntry[] {
  return goods.map((id) => ({ id, goods_number: 1, type: CartType.cart }));
}

/** Orders a cart at the total of the shop. @returns the order number */
export async function order({ shop }: Shopper, cartype: CartType = CartType.cart): Promise<string> {
  const { total } = await shop.getOrderTax({ ...destination, cartype });
  const { ordersn } = await shop.placeOrder({ cartype, address, note: '', expected_total: total });
  return ordersn;
}

/** Logs in and orders one item. @returns the order number */
export async function orderOneThing(shopper: Shopper): Promise<string> {
  await logIn(shopper);
  const [id = 0] = await findGoods(shopper);
  await shopper.shop.addCartItem({ id, goods_number: 1 });
  return order(shopper);
}

/** @returns the new charge */
export async function openCharge(
  { shop }: Shopper,
  ordersn: string,
  payment_token = 'test_success',
): Promise<{ readonly ordersn: string; readonly charge_id: string }> {
  const { charge_id } = await shop.checkoutOrder({ ordersn, payment_token });
  return { ordersn, charge_id };
}
