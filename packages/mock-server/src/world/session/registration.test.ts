import { verificationCodeResendSeconds } from '@signal-shop/sdk/constants';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import type { ShopOptions } from '../../shop-options.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { sentMails } from '../mail/outbox.ts';

const email = 'mia@example.com';
const password = 'volt-2027';

function entries(code: string): ArgumentOf<'register'> {
  return {
    email,
    email_confirmation: email,
    password,
    password_confirmation: password,
    code,
    agree_terms: 1,
  };
}

/** A guest with a delivered verification code. */
async function visitorWithCode(options: ShopOptions = {}) {
  const shop = createShop(options);
  const client = visit(shop);
  await client.sendVerificationCode({ email, purpose: 'register' });
  const [mail] = sentMails(shop.world('default'), 'verificationCode');
  return { shop, client, code: existing(mail?.reference ?? undefined) };
}

test('[AUTH-01] the emailed code opens an account with 50 points and logs in', async () => {
  const { shop, client, code } = await visitorWithCode();
  const registration = await client.register(entries(code));
  expect(registration).toMatchObject({ data: { email, nickname: 'mia' }, points: 50, tiktok_token: null });
  expect((await client.listOrders()).total).toBe(0);
  expect(await refusalOf(visit(shop).logIn({ email: 'MIA@example.com', password }))).toBe('answered');
});

test.each([
  ['userAlreadyRegistered', { email: 'ADA@example.com', email_confirmation: 'ada@example.com' }],
  ['userAlreadyRegistered', { email: 'taken@example.org', email_confirmation: 'taken@example.org' }],
  ['registrationSuspended', { email: 'suspended@example.org', email_confirmation: 'suspended@example.org' }],
  ['verificationCodeWrong', { email: 'badcode@example.org', email_confirmation: 'badcode@example.org' }],
  ['verificationCodeWrong', { email: 'other@example.com', email_confirmation: 'other@example.com' }],
  ['verificationCodeWrong', { code: '12345' }],
  ['emailsDiffer', { email_confirmation: 'mia@example.org' }],
  ['passwordsDiffer', { password_confirmation: 'volt-2026' }],
  ['termsNotAccepted', { agree_terms: 0 }],
  ['inviteCodeUnknown', { invite_code: 'NOBODY77' }],
] as const)('[AUTH-02] registration is refused with %s for %j', async (reason, wrongEntries) => {
  const { shop, client, code } = await visitorWithCode();
  const before = shop.world('default').state.customers.size;
  expect(await refusalOf(client.register({ ...entries(code), ...wrongEntries }))).toBe(reason);
  expect(shop.world('default').state.customers.size).toBe(before);
  expect(await refusalOf(client.getUserInfo())).toBe('loginRequired');
});

test('[AUTH-01] a refused form can be sent again with the same code', async () => {
  const { client, code } = await visitorWithCode();
  expect(await refusalOf(client.register({ ...entries(code), agree_terms: 0 }))).toBe('termsNotAccepted');
  expect(await refusalOf(client.register(entries(code)))).toBe('answered');
});

test('[AUTH-02] while registration is suspended no code is sent, and passwords can still be reset', async () => {
  const shop = createShop({ scenarios: 'register.suspended' });
  const client = visit(shop);
  expect(await refusalOf(client.sendVerificationCode({ email, purpose: 'register' }))).toBe(
    'registrationSuspended',
  );
  expect(await refusalOf(client.sendVerificationCode({ email: 'ada@example.com', purpose: 'reset' }))).toBe(
    'answered',
  );
  expect(sentMails(shop.world('default'))).toHaveLength(1);
});

test('[AUTH-01] the next code can be requested after the countdown, and only the newest is valid', async () => {
  const { shop, client, code: first } = await visitorWithCode();
  const ask = () => client.sendVerificationCode({ email, purpose: 'register' });
  expect(await refusalOf(ask())).toBe('codeRequestedTooSoon');
  shop.world('default').clock.advance((verificationCodeResendSeconds - 1) * 1_000);
  expect(await refusalOf(ask())).toBe('codeRequestedTooSoon');
  shop.world('default').clock.advance(1_000);
  expect(await ask()).toMatchObject({ resend_after_seconds: verificationCodeResendSeconds });
  const [newest] = sentMails(shop.world('default'));
  expect(newest?.reference).not.toBe(first);
  expect(await refusalOf(client.register(entries(first)))).toBe('verificationCodeWrong');
  expect(await refusalOf(client.register(entries(existing(newest?.reference ?? undefined))))).toBe(
    'answered',
  );
});

test('[AUTH-01] a code is valid for ten minutes, once, and not after five wrong guesses', async () => {
  const late = await visitorWithCode();
  late.shop.world('default').clock.advance(601_000);
  expect(await refusalOf(late.client.register(entries(late.code)))).toBe('verificationCodeWrong');

  const guesser = await visitorWithCode();
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await refusalOf(guesser.client.register(entries('000000')))).toBe('verificationCodeWrong');
  }
  expect(await refusalOf(guesser.client.register(entries(guesser.code)))).toBe('verificationCodeWrong');
});

test('[AUTH-02] the messages are those of the specification', async () => {
  const { client, code } = await visitorWithCode();
  expect((await client.sendVerificationCode({ email: 'b@example.com', purpose: 'register' })).msg).toBe(
    'Verification code sent!',
  );
  const messageFor = async (change: Partial<ArgumentOf<'register'>>) => {
    const outcome = await client.register({ ...entries(code), ...change }).safe();
    return outcome.status === 'failed' ? outcome.error.message : 'answered';
  };
  expect(await messageFor({ agree_terms: 0 })).toBe('Must agree to this term');
  expect(await messageFor({ email: 'taken@a.de', email_confirmation: 'taken@a.de' })).toBe(
    'This user has been registered!',
  );
});

test('[I18N-03] the email with the code is in the language of its recipient', async () => {
  const shop = createShop();
  await visit(shop, { locale: 'de' }).sendVerificationCode({ email, purpose: 'register' });
  const [mail] = sentMails(shop.world('default'));
  expect(mail?.text).toBe(
    `Ihr signal-Code lautet ${mail?.reference}. Geben Sie ihn innerhalb von 10 Minuten ein, um Ihr Konto zu erstellen.`,
  );
});

test('[USER-08] a registration with an invitation code earns its sender 10 points', async () => {
  const { shop, client, code } = await visitorWithCode();
  const ada = await visitAsCustomer(shop);
  const { msg: before } = await ada.getProfile();
  await client.register({ ...entries(code), invite_code: before.invite_code.toLowerCase() });
  const { msg: after } = await ada.getProfile();
  expect(after.points - before.points).toBe(10);
  expect(after.invited_count - before.invited_count).toBe(1);
  expect(before.invite_link).toContain(before.invite_code);
});

test('[USER-08] beyond the cap of the month an invitation works and earns nothing', async () => {
  const { shop, client, code } = await visitorWithCode({ scenarios: 'points.invite-cap' });
  const ada = await visitAsCustomer(shop);
  const { msg: before } = await ada.getProfile();
  expect(await refusalOf(client.register({ ...entries(code), invite_code: before.invite_code }))).toBe(
    'answered',
  );
  expect((await ada.getProfile()).msg.points).toBe(before.points);
});

test('a retried registration with the same idempotency key opens one account', async () => {
  const { shop, client, code } = await visitorWithCode();
  const options = { idempotencyKey: 'register-mia-once' };
  const first = await client.register(entries(code), options);
  const again = await visit(shop).register(entries(code), options);
  expect(again).toEqual(first);
});
