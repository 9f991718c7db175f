import { startLoggedIn } from '../../world/account/customers.ts';
import { endLogins } from '../../world/session/session.ts';
import type { Scenario } from '../create/scenario.ts';
import { asInitialState, scenario, withRefusal } from '../create/scenario.ts';

export const authScenarios: readonly Scenario[] = [
  asInitialState(
    scenario('auth.guest', 'no one is logged in: every earlier token is unknown (1000)', (world) =>
      endLogins(world, 'loginRequired'),
    ),
  ),
  scenario('auth.customer', 'the customer with an order history is logged in with a known token', (world) => {
    startLoggedIn(world, 'customer');
  }),
  scenario('auth.new', 'a new customer without orders is logged in with a known token', (world) => {
    startLoggedIn(world, 'new');
  }),
  scenario('auth.expired-1000', 'every earlier login has expired with 1000; a new login works', (world) =>
    endLogins(world, 'loginRequired'),
  ),
  scenario('auth.expired-100', 'every earlier login has expired with 100; a new login works', (world) =>
    endLogins(world, 'loginExpired'),
  ),
  {
    name: 'auth.expires-after:N',
    group: 'auth',
    description: 'each login expires with 100 after N authenticated calls, e.g. auth.expires-after:3',
    slot: 'auth.lifetime',
    example: '3',
    refuse: (argument) =>
      /^\d{1,4}$/.test(argument) ? null : 'write a whole number behind the colon, e.g. auth.expires-after:3.',
    apply: (world, argument) => {
      world.state.login.callsPerLogin = Number(argument);
      for (const record of world.state.tokens.values()) record.callsLeft = Number(argument);
    },
  },
  scenario(
    'auth.rotated',
    'each authenticated response renews the token; the previous one is valid for 30 more seconds',
    (world) => {
      world.state.login.rotates = true;
    },
    'auth.rotation',
  ),
  scenario('login.failed', 'every email and password is incorrect', withRefusal('loginFailed', 'logIn')),
];
