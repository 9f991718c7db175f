import { points as amounts } from '@signal-shop/sdk/constants';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { demoCustomer, demoCustomerOf, startLoggedIn } from '../../world/account/customers.ts';
import { saveProfile } from '../../world/account/profile.ts';
import { awardPoints, invitePointsThisMonth } from '../../world/rewards/points.ts';
import { addFailedLogin, failedLoginsMaximum } from '../../world/session/login-attempts.ts';
import { socialProviders, storeAuthorization } from '../../world/session/social-login.ts';
import { beginWithCode } from '../../world/session/verification.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario, settles, withRefusal } from '../create/scenario.ts';
import { logInElsewhere } from '../session/other-logins.ts';

const newcomerEmail = 'newcomer@example.com';

/** Scenarios of registration, login and earned points. */
export const accountScenarios: readonly Scenario[] = [
  scenario('auth.vip', 'the customer with 12,480 points is logged in with a known token', (world) => {
    startLoggedIn(world, 'vip');
  }),
  scenario(
    'auth.tiktok',
    'every login sets a TikTok token: the menu shows the TikTok entry',
    settles({ tiktokToken: 'tt_token_of_the_demonstration' }),
    'auth.tiktok',
  ),

  scenario(
    'login.remembered',
    'the customer’s 29-day-old login is still valid and expires in a little over a day',
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
    'login.devices',
    'the customer is also logged in on a phone, on a laptop, and on a device without a name',
    logInElsewhere,
  ),
  scenario(
    'login.blocked',
    'five of the customer’s logins just failed: all are refused for 15 minutes',
    (world) => {
      for (let attempt = 0; attempt < failedLoginsMaximum; attempt += 1) {
        addFailedLogin(world, demoCustomer.email);
      }
    },
  ),
  scenario(
    'login.social-allowed',
    'Facebook and Google authorized: facebook_code_of_the_demonstration and google_code_… log in Ada once',
    (world) => {
      for (const provider of socialProviders) {
        storeAuthorization(world, `${provider}_code_of_the_demonstration`, provider, 'ada', null);
      }
    },
    'login.social',
  ),
  scenario(
    'login.social-new',
    'the same codes belong to a new customer and create an account',
    (world) => {
      for (const provider of socialProviders) {
        storeAuthorization(world, `${provider}_code_of_the_demonstration`, provider, 'robin', null);
      }
    },
    'login.social',
  ),
  scenario(
    'login.social-denied',
    'Facebook and Google deny every login',
    withRefusal('authorizationFailed', 'logInWithFacebook', 'logInWithGoogle'),
    'login.social',
  ),

  scenario('register.suspended', 'every registration is rejected', settles({ registration: 'suspended' })),
  scenario('register.taken', 'every email is already registered', settles({ registration: 'taken' })),
  scenario(
    'register.code-sent',
    'the registration code 246810 was sent to newcomer@example.com; it can be resent in 60 s',
    (world) => {
      beginWithCode(world, newcomerEmail, 'register', '246810');
    },
    'register.code',
  ),
  scenario(
    'register.code-failed',
    'sending a verification code fails',
    (world) => {
      world.state.verification.delivery = 'fails';
    },
    'register.code',
  ),
  scenario(
    'register.code-wrong',
    'every registration code is incorrect',
    (world) => {
      world.state.verification.neverRight.add('register');
    },
    'register.code',
  ),
  scenario('repasswd.ok', 'the customer’s password reset code 135790 was sent', (world) => {
    beginWithCode(world, demoCustomer.email, 'reset', '135790');
  }),
  scenario('repasswd.code-wrong', 'every password reset code is incorrect', (world) => {
    world.state.verification.neverRight.add('reset');
  }),

  scenario(
    'account.deletion-requested',
    'the customer has requested the deletion of the account: it’s due in ten days',
    (world) => {
      const dueAt = lastSecondOfDays(world.clock.seconds(), 10);
      const { locale, deletions } = world.state;
      deletions.requests.set(demoCustomerOf(world).id, { dueAt, locale });
    },
  ),
  scenario(
    'account.no-password',
    'the customer logs in with Facebook or Google only: the account has no password',
    (world) => {
      demoCustomerOf(world).password = null;
    },
    'account.password',
  ),
  scenario(
    'account.deletion-failed',
    'the deletion of an account fails, and so does its cancellation',
    withRefusal('failed', 'requestAccountDeletion', 'keepAccount'),
    'account.calls',
  ),

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
    'the customer hasn’t visited today: the first authenticated call earns 3 points',
    (world) => {
      world.state.points.visitedOn.delete(demoCustomerOf(world).id);
    },
    'points.visit',
  ),
  scenario(
    'points.invite-cap',
    'ten invited friends earned this month’s limit of 100 points: the next earns none',
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
