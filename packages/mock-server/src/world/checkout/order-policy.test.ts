import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { visit } from '../../testing/visitor.ts';

test.each([
  ['some countries', 'withdrawal.europe', 1],
  ['every country', 'withdrawal.everywhere', 1],
  ['no country', 'withdrawal.nowhere', 0],
] as const)(
  '[BEY-07] with withdrawals in %s, the shop announces them: %s',
  async (_name, scenarios, offered) => {
    const { msg } = await visit(createShop({ scenarios })).getContact();
    expect(msg.withdrawal_offered).toBe(offered);
  },
);

test('[BEY-07] a shop whose list of countries with withdrawals is empty announces none', async () => {
  const shop = createShop();
  shop.world('default').state.policy.withdrawal = [];
  expect((await visit(shop).getContact()).msg.withdrawal_offered).toBe(0);
});
