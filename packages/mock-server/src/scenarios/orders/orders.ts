import { OrderLineStatus, PayType } from '@signal-shop/sdk/contract';
import { someAddress } from '../../seed/large/large-addresses.ts';
import type { Scenario } from '../create/scenario.ts';
import { asInitialState, breaks, scenario } from '../create/scenario.ts';
import { addOrder, orderStatusNames, removeOrders, setLineStatus, setPayType } from './order-fixtures.ts';

const manyOrders = 40;
const yearsOfOrders = 500;

/** Scenarios of the demonstration customer's orders. */
export const orderScenarios: readonly Scenario[] = [
  scenario('orders.empty', 'the customer has no orders', removeOrders),
  scenario('orders.many', `the customer has ${manyOrders} more orders, in every status`, (world) => {
    for (let position = 0; position < manyOrders; position += 1) {
      const status = orderStatusNames[position % orderStatusNames.length] ?? 'paid';
      addOrder(world, status, position, undefined, someAddress(position));
    }
  }),
  scenario(
    'orders.years',
    `the customer has ${yearsOfOrders} more completed orders, one a day, each with its own address`,
    (world) => {
      for (let position = 0; position < yearsOfOrders; position += 1) {
        addOrder(world, 'complete', position, 'card', someAddress(position));
      }
    },
  ),
  ...orderStatusNames.map((status) =>
    scenario(`order.${status}`, orderDescription(status), (world) => {
      addOrder(world, status);
    }),
  ),
  scenario('order.all', 'the customer has one more order in each status', (world) => {
    for (const [position, status] of orderStatusNames.entries()) addOrder(world, status, position);
  }),
  ...Object.entries(PayType).map(([name, payType]) => paidBy(name, payType)),
  scenario('line.null', 'the lines of the newest order have an unknown status', (world) =>
    setLineStatus(world, null),
  ),
  ...Object.entries(OrderLineStatus).map(([name, status]) => linesAre(name, status)),

  scenario(
    'order.duplicate-submit',
    'an order is placed, and the connection breaks once before the response: a retry must not order twice',
    breaks({ operationId: 'placeOrder', kind: 'answer-lost', times: 1 }),
    'order.connection',
  ),
];

function orderDescription(status: string): string {
  return status === 'deleted'
    ? 'a deleted order: its page still loads, but no list shows it'
    : `the customer has one more order with the status: ${status}`;
}

/** The newest order of the seed is unpaid. */
function paidBy(name: string, payType: PayType): Scenario {
  const payTypeScenario = scenario(`paytype.${payType}`, `the newest order is paid by: ${name}`, (world) =>
    setPayType(world, payType),
  );
  return payType === PayType.unpaid ? asInitialState(payTypeScenario) : payTypeScenario;
}

function linesAre(name: string, status: OrderLineStatus): Scenario {
  const lines = scenario(`line.${status}`, `the lines of the newest order are: ${name}`, (world) =>
    setLineStatus(world, status),
  );
  return status === OrderLineStatus.unshipped ? asInitialState(lines) : lines;
}
