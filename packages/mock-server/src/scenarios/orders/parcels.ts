import { demoCustomer } from '../../world/account/customers.ts';
import { europe } from '../../world/checkout/order-policy.ts';
import { withdrawOrder } from '../../world/refunds/withdrawals.ts';
import type { Scenario } from '../create/scenario.ts';
import { accepts, asInitialState, scenario, settles, withRefusal } from '../create/scenario.ts';
import { addOrder } from './order-fixtures.ts';

/** Scenarios of parcels, automatic transitions and withdrawals. */
export const parcelScenarios: readonly Scenario[] = [
  scenario(
    'logistics.none',
    'packages have a tracking number but no tracking events yet',
    settles({ parcels: 'announced' }),
  ),
  scenario(
    'logistics.moving',
    'every package is in transit, whatever its age',
    settles({ parcels: 'moving' }),
  ),
  scenario('logistics.delivered', 'every package is delivered', settles({ parcels: 'delivered' })),
  scenario(
    'logistics.api-down',
    'the carriers don’t respond: tracking fails',
    withRefusal('trackingUnavailable', 'trackParcel'),
  ),
  asInitialState(
    scenario('track.found', 'tracking an order without logging in finds it', accepts('findOrder')),
  ),
  scenario(
    'track.unknown',
    'tracking an order without logging in never finds it',
    withRefusal('orderNotFound', 'findOrder'),
  ),
  scenario(
    'order.auto-advance',
    'orders advance with the clock: confirmed after an hour, shipped after a day, received, completed',
    (world) => {
      world.state.policy.shopWorks = true;
    },
    'order.auto-advance',
  ),
  asInitialState(
    scenario('withdrawal.europe', 'orders to the European Union can be withdrawn from online', (world) => {
      world.state.policy.withdrawal = europe;
    }),
  ),
  scenario('withdrawal.everywhere', 'every order can be withdrawn from online', (world) => {
    world.state.policy.withdrawal = 'everywhere';
  }),
  scenario(
    'withdrawal.declared',
    'the customer has withdrawn from one more order that has shipped',
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
