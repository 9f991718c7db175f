import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { plainOne } from '../../testing/goods.ts';
import { visitAsCustomer } from '../../testing/visitor.ts';

test('[PAY-01] Western Australia has no sales tax, although its code is that of Washington', async () => {
  const shop = createShop({ scenarios: 'cart.empty' });
  const client = await visitAsCustomer(shop);
  await client.addCartItem({ id: plainOne(shop.world('default')).goodsId, goods_number: 1 });
  const inWashington = await client.getOrderTax({ region: 'US', state: 'WA', postal_code: '98101' });
  const inAustralia = await client.getOrderTax({ region: 'AU', state: 'WA', postal_code: '6000' });
  expect(inWashington.tax).toBeGreaterThan(0);
  expect(inAustralia.tax).toBe(0);
});
