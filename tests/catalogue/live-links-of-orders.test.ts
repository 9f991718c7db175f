import { createShop } from '@signal-shop/mock-server';
import { visitAsCustomer } from '@signal-shop/mock-server/testing';
import { orderDetailsLive } from '@signal-shop/ui/screens/orders/order-details/order-details.live.ts';
import type { LiveLinks } from '@signal-shop/ui/stories/live-links.ts';
import { expect, test } from 'vitest';

type State = readonly [state: string, scenarios: string];

const { states }: LiveLinks = orderDetailsLive;

/** The states in the list whose name ends with a code, such as Shipped4 or LineShipped2. */
const statesWithCode: readonly State[] = Object.entries(states).flatMap(
  ([state, { step, scenarios = '' }]) =>
    step === 'Open the order.' && /(?:\d|Null)$/u.test(state) ? [[state, scenarios]] : [],
);

/** Returns the only order in the list of the scenarios. */
async function orderOfScenarios(scenarios: string) {
  const shop = await visitAsCustomer(createShop({ scenarios }));
  const { msg } = await shop.listOrders({});
  expect(msg).toHaveLength(1);
  return shop.getOrder({ ordersn: msg[0]?.ordersn ?? '' });
}

test('there are states with codes', () => {
  expect(statesWithCode.length).toBeGreaterThan(20);
});

test.each(statesWithCode)('[NAV-17] the one order of %s is in that state', async (state, scenarios) => {
  const { msg: order } = await orderOfScenarios(scenarios);
  const [, kind = '', code = ''] = /^(Line|PayType)?.*?(\d+|Null)$/u.exec(state) ?? [];
  const expectedStatus = code === 'Null' ? null : Number(code);
  const statuses = {
    Line: order.lines.map(({ line_status }) => line_status),
    PayType: [order.paytype],
    '': [order.orderstatus],
  }[kind];
  expect(statuses).toContain(expectedStatus);
});
