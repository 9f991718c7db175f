import { verificationCodeResendSeconds } from '@signal-shop/sdk/constants';
import type { ArgumentOf, ResultOf } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../../messages/messages.ts';
import { fill } from '../../../seed/localize.ts';
import { currentAvatar } from '../../../world/account/avatars.ts';
import { hasEverPaid, newestUnpaidOf } from '../../../world/orders/order-list.ts';
import { noteUse } from '../../../world/session/login-facts.ts';
import { endLoginWithId, loginsOf } from '../../../world/session/logins.ts';
import { resetPassword } from '../../../world/session/passwords.ts';
import { register } from '../../../world/session/registration.ts';
import { endLogin, endLoginsOf, logIn } from '../../../world/session/session.ts';
import { logInWithProvider } from '../../../world/session/social-login.ts';
import { sendVerificationCode } from '../../../world/session/verification.ts';
import type { Customer } from '../../../world/state/account.ts';
import type { SocialProvider } from '../../../world/state/session.ts';
import type { Call } from '../../dispatch/call.ts';
import { forAnyone, forMembers } from '../../dispatch/call.ts';
import { confirm } from '../../dispatch/confirm.ts';
import { toFlag } from '../../views/goods-views.ts';

const loginsMaximum = 100;

/** Handlers of registration and login. */
export const sessionOperations = {
  register: forAnyone('register', (call, argument) => {
    const { customer, token } = register(call.world, {
      email: argument.email,
      emailConfirmation: argument.email_confirmation,
      password: argument.password,
      passwordConfirmation: argument.password_confirmation,
      code: argument.code,
      agreesToTerms: argument.agree_terms === 1,
      inviteCode: argument.invite_code ?? null,
    });
    return {
      msg: messagesOf(call.locale).confirmations.registered,
      ...loggedIn(call, customer, token),
      points: customer.points,
    };
  }),

  logIn: forAnyone('logIn', (call, { email, password }) => {
    const { customer, token } = logIn(call.world, email, password);
    return { msg: messagesOf(call.locale).confirmations.loggedIn, ...loggedIn(call, customer, token) };
  }),

  logOut: forAnyone(
    'logOut',
    (call) => {
      endLogin(call.world, call.token);
      return { msg: confirm(call, 'loggedOut') };
    },
    'token-helps',
  ),

  logOutEverywhere: forMembers('logOutEverywhere', (call) => {
    endLoginsOf(call.world, call.customer);
    return { msg: confirm(call, 'loggedOutEverywhere') };
  }),

  listLogins: forMembers('listLogins', ({ world, customer, token }) => ({
    msg: loginsOf(world, customer, token)
      .slice(0, loginsMaximum)
      .map(({ id, beganAt, usedAt, device, isCurrent }) => ({
        id,
        begin_time: beganAt,
        used_at: usedAt,
        ...device,
        is_current: toFlag(isCurrent),
      })),
  })),

  endLogin: forMembers('endLogin', (call, { id }) => {
    endLoginWithId(call.world, call.customer, id);
    return { msg: confirm(call, 'loginEnded') };
  }),

  logInWithFacebook: forAnyone('logInWithFacebook', (call, argument) => social(call, 'facebook', argument)),

  logInWithGoogle: forAnyone('logInWithGoogle', (call, argument) => social(call, 'google', argument)),

  sendVerificationCode: forAnyone('sendVerificationCode', ({ world, locale }, { email, purpose }) => {
    const { confirmations, mails } = messagesOf(locale);
    const text = purpose === 'register' ? mails.registrationCode : mails.resetCode;
    sendVerificationCode(world, email, purpose, (code) => fill(text, { code }, locale));
    return { msg: confirmations.verificationCodeSent, resend_after_seconds: verificationCodeResendSeconds };
  }),

  resetPassword: forAnyone('resetPassword', ({ world, locale }, argument) => {
    const { email, code, password, password_confirmation: confirmation } = argument;
    resetPassword(world, email, code, password, confirmation);
    return { msg: messagesOf(locale).confirmations.passwordReset };
  }),

  getUserInfo: forMembers('getUserInfo', ({ world, locale, customer }) => ({
    msg: {
      is_pay: hasEverPaid(world, customer) ? 1 : 0,
      msg: messagesOf(locale).confirmations.welcome,
      bengoo: world.shop.site.contact.email,
      email: customer.email,
      nickname: customer.nickname,
      points: customer.points,
      ...currentAvatar(world, customer),
      unpaid_order: newestUnpaidOf(world, customer)?.ordersn ?? null,
    },
  })),
};

function social(
  call: Call,
  provider: SocialProvider,
  argument: ArgumentOf<'logInWithGoogle'>,
): ResultOf<'logInWithGoogle'> {
  const { authorization_code: code, redirect_uri: redirectUri } = argument;
  const invite = argument.invite_code ?? null;
  const { customer, token, isNew } = logInWithProvider(call.world, provider, code, redirectUri, invite);
  const { registered, loggedIn: welcomed } = messagesOf(call.locale).confirmations;
  return {
    msg: isNew ? registered : welcomed,
    ...loggedIn(call, customer, token),
    is_new: isNew ? 1 : 0,
  };
}

/** The token is in the header, which every client reads, and in the body. */
function loggedIn(
  { world, device, headers }: Call,
  { nickname, email }: Customer,
  token: string,
): Pick<ResultOf<'logIn'>, 'data' | 'tiktok_token'> {
  headers.authorization = token;
  const record = world.state.tokens.get(token);
  if (record !== undefined) noteUse(world, record, device);
  return { data: { token, nickname, email }, tiktok_token: world.state.tiktokToken };
}
