import { startLoggedIn } from '../../world/account/customers.ts';
import { endLogins } from '../../world/session/session.ts';
import type { Scenario } from '../create/scenario.ts';
import { asEver, refuses, scenario } from '../create/scenario.ts';

export const authScenarios: readonly Scenario[] = [
  asEver(
    scenario('auth.guest', 'nobody is logged in: every token so far is unknown (1000)', (world) =>
      endLogins(world, 'loginRequired'),
    ),
  ),
  scenario('auth.customer', 'the customer with a history is logged in under a known token', (world) => {
    startLoggedIn(world, 'customer');
  }),
  scenario(
    'auth.new',
    'someone who just registered is logged in under a known token: no orders yet',
    (world) => {
      startLoggedIn(world, 'new');
    },
  ),
  scenario('auth.expired-1000', 'every login so far is over and answers 1000; a new login works', (world) =>
    endLogins(world, 'loginRequired'),
  ),
  scenario('auth.expired-100', 'every login so far is over and answers 100; a new login works', (world) =>
    endLogins(world, 'loginExpired'),
  ),
  {
    name: 'auth.expires-after:N',
    group: 'auth',
    description: 'each login ends with 100 after N calls that needed it, e.g. auth.expires-after:3',
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
    'each answer to a logged-in call renews the token; the one before counts for 30 s more',
    (world) => {
      world.state.login.rotates = true;
    },
    'auth.rotation',
  ),
  scenario('login.failed', 'no email and no password is right', refuses('loginFailed', 'logIn')),
];
