import { ChargeStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { keptCardToken, testWalletToken } from '@signal-shop/sdk/rules/test-cards';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { answerChallenge } from '../../world/checkout/challenge.ts';
import { openCharge } from '../../world/checkout/payment.ts';
import { keepCard } from '../../world/checkout/saved-cards.ts';
import type { WalletAnswer } from '../../world/checkout/wallet.ts';
import { answerWallet } from '../../world/checkout/wallet.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { accepts, asInitialState, breaks, scenario, settles, withRefusal } from '../create/scenario.ts';
import { addOrder } from '../orders/order-fixtures.ts';

/** Scenarios of delivery, tax and payment. */
export const paymentScenarios: readonly Scenario[] = [
  asInitialState(scenario('tax.ok', 'tax is calculated from the state', accepts('getOrderTax'))),
  scenario('tax.failed', 'calculating tax fails', withRefusal('taxFailed', 'getOrderTax')),

  scenario(
    'delivery.failed',
    'the list of delivery countries fails to load',
    withRefusal('requestDataFailed', 'listDeliveryCountries'),
  ),

  scenario('pay.success', 'every payment succeeds', settles({ payment: 'succeeds' })),
  scenario('pay.failed', 'every payment fails', settles({ payment: 'fails' })),
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
  wallet('pay.wallet-open', 'the wallet waits for the payment of the newest order', null),
  wallet('pay.wallet-declined', 'the wallet declined the newest order’s payment', 'decline'),
  wallet('pay.wallet-canceled', 'the customer canceled the newest order’s payment in the wallet', 'cancel'),
  wallet('pay.wallet-timed-out', 'the newest order’s payment waited too long in the wallet', 'time-out'),
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
    'pay.saved-cards',
    'the customer has saved three cards: one pays, one is declined, one has expired',
    saveCards,
    'pay.cards',
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
];

function wallet(name: string, description: string, answer: WalletAnswer | null): Scenario {
  const apply = (world: World) => {
    const id = openForNewest(world, testWalletToken);
    if (id !== null && answer !== null) answerWallet(world, id, answer);
  };
  return scenario(name, description, apply, 'pay.wallet');
}

/** Opens the charge of the newest unpaid order. @returns its id, or null without such an order */
function openForNewest(world: World, paymentToken: string): string | null {
  const customer = demoCustomerOf(world);
  const unpaid = [...world.state.orders.values()].findLast(
    ({ customerId, status }) => customerId === customer.id && status === OrderStatus.unpaid,
  );
  return unpaid === undefined ? null : openCharge(world, customer, unpaid.ordersn, paymentToken).id;
}

function saveCards(world: World): void {
  const { id } = demoCustomerOf(world);
  const year = new Date(world.clock.now()).getUTCFullYear();
  const cards = [
    ['test_insufficient_funds', 10, year - 1],
    ['test_declined', 4, year + 1],
    ['test_success', 12, year + 2],
  ] as const;
  for (const [token, month, expiryYear] of cards)
    keepCard(world, id, keptCardToken(token, month, expiryYear));
}

function deny(world: World): void {
  const pendingCharges = () =>
    [...world.state.charges.values()].filter(({ status }) => status === ChargeStatus.redirect);
  if (pendingCharges().length === 0) openForNewest(world, 'test_three_d_secure');
  for (const { id } of pendingCharges()) answerChallenge(world, id, 'deny');
}
