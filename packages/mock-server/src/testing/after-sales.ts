import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { createShop } from '../shop.ts';
import { moveRequest } from '../world/after-sales/after-sales.ts';
import type { AfterSalesTransitionName } from '../world/after-sales/after-sales-machine.ts';
import { stockOf } from '../world/catalogue/stock.ts';
import { existing } from './goods.ts';
import { uploadPicture, visitAsCustomer } from './visitor.ts';

/** Two headsets of one model, delivered eight days ago. */
export const receivedLine = { ordersn: 'SG20260102000019', line_id: 1 };
/** Two lines, delivered three weeks ago. */
export const complete = { ordersn: 'SG20251220000034' };
/** Two lines, paid and not shipped. */
export const paidOrder = { ordersn: 'SG20260114000011' };
export const proof: Pick<ArgumentOf<'requestRefund'>, 'credentials' | 'contacted'> = {
  // The first picture of a session has the same address in every world.
  credentials: [await uploadPicture(await visitAsCustomer(createShop()))],
  contacted: 1,
};
export const back = {
  kind: 'return',
  goodsnumber: 2,
  reason: 'noLongerNeeded',
  problem: 'I bought the wrong size.',
  ...proof,
} as const;
export const parcel = { tracking_number: '1Z5550142000999', carrier: 'ups' };

export async function enter(scenarios = '') {
  const shop = createShop({ scenarios });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  await uploadPicture(client);
  const decide = (id: string, name: AfterSalesTransitionName) =>
    moveRequest(world, existing(world.state.afterSales.get(id)), name);
  const stock = (goodsId: number) => stockOf(world, existing(world.shop.goods.get(goodsId)));
  const orderOf = async (ordersn: string) => (await client.getOrder({ ordersn })).msg;
  return { shop, world, client, decide, stock, orderOf };
}
