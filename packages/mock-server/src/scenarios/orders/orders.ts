import { ChargeStatus, OrderLineStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { someAddress } from '../../seed/large/large-addresses.ts';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { answerChallenge } from '../../world/checkout/challenge.ts';
import { openCharge } from '../../world/checkout/payment.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { accepts, asInitialState, breaks, scenario, settles, withRefusal } from '../create/scenario.ts';
import { addOrder, orderStatusNames, removeOrders, setLineStatus, setPayType } from './order-fixtures.ts';

const manyOrders = 40;
const yearsOfOrders = 500;

/** Scenarios of the demonstration customer's orders and payments. */
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

  asInitialState(scenario('tax.ok', 'tax is calculated from the state', accepts('getOrderTax'))),
  scenario('tax.failed', 'calculating tax fails', withRefusal('taxFailed', 'getOrderTax')),

  scenario('pay.success', 'every card is approved', settles({ payment: 'succeeds' })),
  scenario('pay.failed', 'every card is declined', settles({ payment: 'fails' })),
  scenario(
    'pay.pending',
    'payments are processing for 10 seconds, then succeed',
    settles({ payment: 'pends' }),
  ),
  scenario(
    'pay.denied',
    'the bank denied every payment awaiting confirmation, or else the newest order’s',
    deny,
    'pay.denied',
  ),
  scenario(
    'pay.rejected-late',
    'payments are processing for 10 seconds, then fail',
    settles({ payment: 'rejects-late' }),
  ),
  scenario(
    'pay.redirecting',
    'the provider redirects to its own confirmation page first',
    settles({ payment: 'redirects' }),
  ),
  scenario(
    'pay.answer-lost',
    'the card is charged, and the connection breaks once before the response',
    breaks({ operationId: 'confirmCharge', kind: 'answer-lost', times: 1 }),
    'pay.connection',
  ),
  scenario(
    'pay.verify-slow',
    'checking whether an order is paid takes 5 seconds',
    breaks({ operationId: 'verifyOrder', kind: 'latency', ms: 5_000 }),
    'pay.verification',
  ),
  scenario(
    'pay.free-test',
    'the newest order is a free test awaiting confirmation',
    (world) => {
      addOrder(world, 'pending', 0, 'freeTest');
    },
    'pay.free-test',
  ),
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

function deny(world: World): void {
  const pendingCharges = () =>
    [...world.state.charges.values()].filter(({ status }) => status === ChargeStatus.redirect);
  if (pendingCharges().length === 0) {
    const customer = demoCustomerOf(world);
    const unpaid = [...world.state.orders.values()].findLast(
      ({ customerId, status }) => customerId === customer.id && status === OrderStatus.unpaid,
    );
    if (unpaid !== undefined) openCharge(world, customer, unpaid.ordersn, 'test_three_d_secure');
  }
  for (const { id } of pendingCharges()) answerChallenge(world, id, 'deny');
}
