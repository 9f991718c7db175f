import { setTimeout } from 'node:timers/promises';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { picture } from '../../testing/pictures.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { startingTokens } from '../../world/account/customers.ts';
import { sentMails } from '../../world/mail/outbox.ts';

test('auth.vip logs in a customer with many points and a complete profile', async () => {
  const client = visit(createShop({ scenarios: 'auth.vip' }), { token: startingTokens.vip });
  expect((await client.getProfile()).msg).toMatchObject({
    email: 'vip@example.com',
    points: 12_480,
    is_complete: 1,
  });
});

test('auth.tiktok returns the token in the answers of login and contact', async () => {
  const shop = createShop({ scenarios: 'auth.tiktok' });
  const client = visit(shop);
  const { tiktok_token } = await client.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  expect(tiktok_token).toBe((await client.getContact()).tiktok);
  expect((await visit(createShop()).getContact()).tiktok).toBe('');
});

test('login.remembered is a login that expires within a day and a half', async () => {
  const shop = createShop({ scenarios: 'login.remembered' });
  const client = visit(shop, { token: startingTokens.customer });
  expect(await refusalOf(client.getUserInfo())).toBe('answered');
  shop.world('default').clock.advance(1.5 * dayMs);
  expect(await refusalOf(client.getUserInfo())).toBe('loginExpired');
});

test('[USER-08] scenarios set the initial points of an account', async () => {
  const pointsIn = async (scenarios: string) =>
    (await (await visitAsCustomer(createShop({ scenarios }))).getUserInfo()).msg.points;
  expect(await pointsIn('points.profile-done')).toBe(1250);
  expect(await pointsIn('points.daily-login')).toBe(1243);
  expect(await pointsIn('points.profile-done,points.daily-login')).toBe(1253);
});

test('[AUTH-02] scenarios start in every state of the registration', async () => {
  const refusal = (scenarios: string) =>
    refusalOf(
      visit(createShop({ scenarios })).sendVerificationCode({
        email: 'newcomer@example.com',
        purpose: 'register',
      }),
    );
  expect(await refusal('register.suspended')).toBe('registrationSuspended');
  expect(await refusal('register.taken')).toBe('userAlreadyRegistered');
  expect(await refusal('register.code-failed')).toBe('verificationCodeNotSent');
  expect(await refusal('register.code-sent')).toBe('codeRequestedTooSoon');
});

test.each([
  ['register.code-sent', 'newcomer@example.com', '246810'],
  ['repasswd.ok', 'ada@example.com', '135790'],
])('[AUTH-02] with %s the code is in the outbox, in the text of an email', (name, to, code) => {
  const [mail] = sentMails(createShop({ scenarios: name }).world('default'));
  expect(mail).toMatchObject({ to, kind: 'verificationCode', reference: code });
  expect(mail?.text).toMatch(new RegExp(`\\w+.*${code}`));
});

test.each([
  ['upload.ok', 'answered'],
  ['upload.too-large', 'imageTooLarge'],
  ['upload.bad-format', 'imageFormatInvalid'],
])('[USER-02] with %s a small picture is %s', async (name, outcome) => {
  const client = await visitAsCustomer(createShop({ scenarios: name }));
  expect(await refusalOf(client.uploadPicture({ file: picture() }))).toBe(outcome);
  expect(await refusalOf(client.uploadAvatar({ file: picture() }))).toBe(outcome);
});

test('[USER-02] with upload.aborted the picture never arrives', async () => {
  const shop = createShop({ scenarios: 'upload.aborted' });
  const client = await visitAsCustomer(shop);
  expect(await client.uploadPicture({ file: picture() }).safe()).toMatchObject({
    error: { kind: 'network' },
  });
  expect(shop.world('default').state.uploads.size).toBe(0);
});

test('[USER-02] with upload.slow an upload can be aborted, and other calls are not delayed', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'upload.slow' }));
  const given = new AbortController();
  const upload = client.uploadAvatar({ file: picture() }, { signal: given.signal }).safe();
  const ends = upload.then(({ status }) => status);
  await client.listAvatars();
  // Without the scenario an upload takes a few milliseconds.
  expect(await Promise.race([ends, setTimeout(300, 'pending')])).toBe('pending');
  given.abort();
  expect(await upload).toMatchObject({ status: 'failed', error: { kind: 'aborted' } });
});
