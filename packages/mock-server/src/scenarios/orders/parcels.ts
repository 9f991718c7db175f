import { demoCustomer } from '../../world/account/customers.ts';
import { europe } from '../../world/checkout/order-policy.ts';
import { withdrawOrder } from '../../world/refunds/withdrawals.ts';
import type { Scenario } from '../create/scenario.ts';
import { accepts, asEver, refuses, scenario, settles } from '../create/scenario.ts';
import { addOrder } from './order-fixtures.ts';

/** Parcels, orders that move by themselves, and withdrawing from them. */
export const parcelScenarios: readonly Scenario[] = [
  scenario(
    'logistics.none',
    'parcels have a number, and the carriers tell nothing of them yet',
    settles({ parcels: 'announced' }),
  ),
  scenario(
    'logistics.moving',
    'every parcel is on its way, however long it has been',
    settles({ parcels: 'moving' }),
  ),
  scenario(
    'logistics.delivered',
    'the carriers say of every parcel that it was delivered',
    settles({ parcels: 'delivered' }),
  ),
  scenario(
    'logistics.api-down',
    'the carriers do not answer: tracking a parcel fails',
    refuses('trackingUnavailable', 'trackParcel'),
  ),
  asEver(scenario('track.found', 'tracking an order without a login finds it', accepts('findOrder'))),
  scenario(
    'track.unknown',
    'tracking an order without a login finds nothing, whatever is asked',
    refuses('orderNotFound', 'findOrder'),
  ),
  scenario(
    'order.auto-advance',
    'orders move with the clock: released after an hour, shipped after a day, received, completed',
    (world) => {
      world.state.policy.shopWorks = true;
    },
    'order.auto-advance',
  ),
  asEver(
    scenario('withdrawal.europe', 'orders to the European Union can be withdrawn from online', (world) => {
      world.state.policy.withdrawal = europe;
    }),
  ),
  scenario('withdrawal.everywhere', 'every order can be withdrawn from online', (world) => {
    world.state.policy.withdrawal = 'everywhere';
  }),
  scenario(
    'withdrawal.declared',
    'one more order is on its way, and the customer withdrew from it',
    (world) => {
      world.state.policy.withdrawal = 'everywhere';
      withdrawOrder(world, addOrder(world, 'shipped').ordersn, demoCustomer.email);
    },
    'withdrawal.declared',
  ),
  scenario('withdrawal.nowhere', 'no order can be withdrawn from online', (world) => {
    world.state.policy.withdrawal = 'nowhere';
  }),
];
