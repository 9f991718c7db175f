import { points as amounts } from '@signal-shop/sdk/constants';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { demoCustomer, demoCustomerOf, startLoggedIn } from '../../world/account/customers.ts';
import { saveProfile } from '../../world/account/profile.ts';
import { awardPoints, invitePointsThisMonth } from '../../world/rewards/points.ts';
import { failedLoginsMaximum, noteFailedLogin } from '../../world/session/login-attempts.ts';
import { keepAuthorization, socialProviders } from '../../world/session/social-login.ts';
import { beginWithCode } from '../../world/session/verification.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { refuses, scenario, settles } from '../create/scenario.ts';

const newcomerEmail = 'newcomer@example.com';

/** Registering, logging in, and what an account earns. */
export const accountScenarios: readonly Scenario[] = [
  scenario('auth.vip', 'the best customer is logged in under a known token: 12,480 points', (world) => {
    startLoggedIn(world, 'vip');
  }),
  scenario(
    'auth.tiktok',
    'every login brings a tiktok token: the tiktok entry of the menu is visible',
    settles({ tiktokToken: 'tt_token_of_the_demonstration' }),
    'auth.tiktok',
  ),

  scenario(
    'login.remembered',
    'the customer’s login of 29 days ago still counts; one day and a little later it has expired',
    (world) => {
      const token = startLoggedIn(world, 'customer');
      const record = world.state.tokens.get(token);
      if (record !== undefined) {
        world.state.tokens.set(token, { ...record, issuedAt: world.clock.seconds() - 29 * daySeconds });
      }
    },
    'auth',
  ),
  scenario(
    'login.blocked',
    'five logins of the customer have just failed: the next is refused for 15 minutes, right or wrong',
    (world) => {
      for (let attempt = 0; attempt < failedLoginsMaximum; attempt += 1) {
        noteFailedLogin(world, demoCustomer.email);
      }
    },
  ),
  scenario(
    'login.social-allowed',
    'Facebook and Google allowed it: facebook_code_of_the_demonstration and google_code_… log in Ada, once',
    (world) => {
      for (const provider of socialProviders) {
        keepAuthorization(world, `${provider}_code_of_the_demonstration`, provider, 'ada', null);
      }
    },
    'login.social',
  ),
  scenario(
    'login.social-new',
    'the same codes belong to someone whom the shop does not know yet: an account is opened',
    (world) => {
      for (const provider of socialProviders) {
        keepAuthorization(world, `${provider}_code_of_the_demonstration`, provider, 'robin', null);
      }
    },
    'login.social',
  ),
  scenario(
    'login.social-denied',
    'neither Facebook nor Google vouches for anyone',
    refuses('authorizationFailed', 'logInWithFacebook', 'logInWithGoogle'),
    'login.social',
  ),

  scenario(
    'register.suspended',
    'no new account is opened, whoever asks',
    settles({ registration: 'suspended' }),
  ),
  scenario('register.taken', 'every email has an account already', settles({ registration: 'taken' })),
  scenario(
    'register.code-sent',
    'the code 246810 to register is on its way to newcomer@example.com; another can be asked for in 60 s',
    (world) => {
      beginWithCode(world, newcomerEmail, 'register', '246810');
    },
    'register.code',
  ),
  scenario(
    'register.code-failed',
    'no verification code can be sent',
    (world) => {
      world.state.verification.delivery = 'fails';
    },
    'register.code',
  ),
  scenario(
    'register.code-wrong',
    'whatever code is typed to register is wrong',
    (world) => {
      world.state.verification.neverRight.add('register');
    },
    'register.code',
  ),
  scenario('repasswd.ok', 'the code 135790 to reset the customer’s password is on its way', (world) => {
    beginWithCode(world, demoCustomer.email, 'reset', '135790');
  }),
  scenario('repasswd.code-wrong', 'whatever code is typed to reset a password is wrong', (world) => {
    world.state.verification.neverRight.add('reset');
  }),

  scenario(
    'points.profile-done',
    'the customer’s profile is complete and has earned its 10 points',
    (world) => {
      saveProfile(world, demoCustomerOf(world), completeProfile);
    },
    'points.profile',
  ),
  scenario(
    'points.daily-login',
    'the customer has not been here today: the first call with a login earns 3 points',
    (world) => {
      world.state.points.visitedOn.delete(demoCustomerOf(world).id);
    },
    'points.visit',
  ),
  scenario(
    'points.invite-cap',
    'ten friends whom the customer invited earned the 100 points of this month: the next earns none',
    reachInviteCap,
    'points.invite',
  ),
];

const completeProfile = {
  country: 'US',
  state: 'WA',
  city: 'Seattle',
  birthDate: '1994-05-17',
  gender: 'female',
} as const;

function reachInviteCap(world: World): void {
  const customer = demoCustomerOf(world);
  while (invitePointsThisMonth(world, customer) < amounts.invitePerMonthMaximum) {
    awardPoints(world, customer, 'invite');
  }
}
