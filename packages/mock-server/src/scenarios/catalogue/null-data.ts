import { demoCustomerOf } from '../../world/account/customers.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario } from '../create/scenario.ts';

/** Null in every nullable field. */
export const nullDataScenarios: readonly Scenario[] = [
  scenario(
    'data.nulls',
    'every nullable field is null: profiles, reviewer names, order line statuses, points prices, free tests',
    (world) => {
      world.state.display.optional = 'null';
      world.state.profiles.clear();
      const customer = demoCustomerOf(world);
      const own = [...world.state.orders.values()].filter(({ customerId }) => customerId === customer.id);
      for (const line of own.flatMap(({ lines }) => lines)) line.status = null;
    },
    'data.optional',
  ),
];
