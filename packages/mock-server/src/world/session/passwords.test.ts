import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer } from '../account/customers.ts';
import { sentMails } from '../mail/outbox.ts';
import { failureSeconds } from '../state/recent-failures.ts';
import { failedLoginsMaximum } from './login-attempts.ts';

const { email, password } = demoCustomer;
const fresh = 'new-volt-27';

test('[AUTH-01] an emailed code sets a new password and ends every login', async () => {
  const shop = createShop();
  const otherClient = await visitAsCustomer(shop);
  const client = visit(shop);
  await client.sendVerificationCode({ email, purpose: 'reset' });
  const code = existing(sentMails(shop.world('default'))[0]?.reference ?? undefined);
  const reset = { email, code, password: fresh, password_confirmation: fresh };
  expect(await refusalOf(client.resetPassword({ ...reset, password_confirmation: password }))).toBe(
    'passwordsDiffer',
  );
  expect(await refusalOf(client.resetPassword({ ...reset, code: '00' }))).toBe('verificationCodeWrong');
  await client.resetPassword(reset);
  expect(await refusalOf(client.resetPassword(reset))).toBe('verificationCodeWrong');
  expect(await refusalOf(otherClient.getUserInfo())).toBe('loginRequired');
  expect(await refusalOf(client.logIn({ email, password }))).toBe('loginFailed');
  expect(await refusalOf(client.logIn({ email, password: fresh }))).toBe('answered');
});

test('[AUTH-01] requesting a reset does not disclose whether an account exists', async () => {
  const shop = createShop();
  const ask = (address: string) => visit(shop).sendVerificationCode({ email: address, purpose: 'reset' });
  expect(await ask('nobody@example.com')).toEqual(await ask(email));
  expect(sentMails(shop.world('default')).map(({ to }) => to)).toEqual([email]);
  expect(await refusalOf(ask('nobody@example.com'))).toBe('codeRequestedTooSoon');
});

test('[AUTH-01] a registration code does not reset a password', async () => {
  const shop = createShop();
  const client = visit(shop);
  await client.sendVerificationCode({ email: 'mia@example.com', purpose: 'register' });
  const code = existing(sentMails(shop.world('default'))[0]?.reference ?? undefined);
  const reset = { email: 'mia@example.com', code, password: fresh, password_confirmation: fresh };
  expect(await refusalOf(client.resetPassword(reset))).toBe('verificationCodeWrong');
});

test('[AUTH-01] changing the password ends the other logins only', async () => {
  const shop = createShop();
  const otherClient = await visitAsCustomer(shop);
  const client = await visitAsCustomer(shop);
  const change = { current_password: password, password: fresh, password_confirmation: fresh };
  expect(await refusalOf(client.changePassword({ ...change, current_password: 'volt-2025' }))).toBe(
    'passwordWrong',
  );
  expect(await refusalOf(client.changePassword({ ...change, password_confirmation: password }))).toBe(
    'passwordsDiffer',
  );
  await client.changePassword(change);
  expect(await refusalOf(client.getUserInfo())).toBe('answered');
  expect(await refusalOf(otherClient.getUserInfo())).toBe('loginRequired');
  expect(await refusalOf(visit(shop).logIn({ email, password: fresh }))).toBe('answered');
});

test('[AUTH-04] changing the password preserves its login with rotating tokens', async () => {
  const shop = createShop({ scenarios: 'auth.rotated' });
  const client = await visitAsCustomer(shop);
  await client.changePassword({ current_password: password, password: fresh, password_confirmation: fresh });
  expect(await refusalOf(client.getUserInfo())).toBe('answered');
});

test('[AUTH-01] [T17] [M21] five failed logins block an email for a quarter of an hour, known or not', async () => {
  for (const address of [email, 'nobody@example.com']) {
    const shop = createShop();
    const client = visit(shop);
    for (let attempt = 0; attempt < failedLoginsMaximum; attempt += 1) {
      expect(await refusalOf(client.logIn({ email: address, password: 'wrong-one' }))).toBe('loginFailed');
    }
    expect(await refusalOf(client.logIn({ email: address, password }))).toBe('loginBlocked');
    expect(await refusalOf(client.logIn({ email: 'new@example.com', password }))).toBe('answered');
    shop.world('default').clock.advance(failureSeconds * 1_000);
    expect(await refusalOf(client.logIn({ email: address, password }))).toBe(
      address === email ? 'answered' : 'loginFailed',
    );
  }
});

test('[AUTH-01] a successful login resets the counter of failures', async () => {
  const client = visit(createShop());
  const fail = async () => {
    for (let attempt = 1; attempt < failedLoginsMaximum; attempt += 1)
      await refusalOf(client.logIn({ email, password: 'wrong-one' }));
  };
  await fail();
  await client.logIn({ email, password });
  await fail();
  expect(await refusalOf(client.logIn({ email, password }))).toBe('answered');
});

test('[AUTH-01] [T17] five wrong passwords end the login that guesses, and block the next one', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const change = { current_password: 'volt-2025', password: fresh, password_confirmation: fresh };
  for (let guess = 0; guess < failedLoginsMaximum; guess += 1)
    expect(await refusalOf(client.changePassword(change))).toBe('passwordWrong');
  expect(await refusalOf(client.changePassword({ ...change, current_password: password }))).toBe(
    'loginRequired',
  );
  expect(await refusalOf(visit(shop).logIn({ email, password }))).toBe('loginBlocked');
});

test('[AUTH-01] [T17] failed logins of many other emails do not end a block', async () => {
  const shop = createShop();
  const client = visit(shop);
  for (let guess = 0; guess < failedLoginsMaximum; guess += 1)
    await refusalOf(client.logIn({ email, password: 'wrong-one' }));
  for (let count = 0; count < 501; count += 1)
    await refusalOf(client.logIn({ email: `x${count}@example.com`, password: 'wrong-one' }));
  expect(await refusalOf(client.logIn({ email, password }))).toBe('loginBlocked');
});

test('[AUTH-01] a block ends when the clock is set back before it', async () => {
  const shop = createShop();
  const client = visit(shop);
  for (let guess = 0; guess < failedLoginsMaximum; guess += 1)
    await refusalOf(client.logIn({ email, password: 'wrong-one' }));
  const { clock } = shop.world('default');
  clock.set(clock.now() - failureSeconds * 1_000);
  expect(await refusalOf(client.logIn({ email, password }))).toBe('answered');
});
