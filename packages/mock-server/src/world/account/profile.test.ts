import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer } from './customers.ts';

test('[USER-01] stores saved fields, and does not change missing ones', async () => {
  const client = await visitAsCustomer(createShop());
  await client.saveProfile({ city: 'Tacoma', gender: 'female' });
  await client.saveProfile({ marketplace_url: 'https://www.amazon.com/gp/profile/ada', gender: null });
  expect((await client.getProfile()).msg).toMatchObject({
    email: demoCustomer.email,
    firstname: 'Ada',
    country: 'US',
    state: 'WA',
    city: 'Tacoma',
    gender: null,
    marketplace_url: 'https://www.amazon.com/gp/profile/ada',
  });
});

test('[USER-01 USER-08] completing a profile earns 10 points once', async () => {
  const client = await visitAsCustomer(createShop());
  const save = async (change: Parameters<typeof client.saveProfile>[0]) => {
    const { points_earned, profile } = await client.saveProfile(change);
    return [profile.completeness, points_earned, profile.points];
  };
  expect(await save({ gender: 'female' })).toEqual([86, 0, 1240]);
  expect(await save({ birth_date: '1994-05-17' })).toEqual([100, 10, 1250]);
  expect(await save({ birth_date: null })).toEqual([86, 0, 1250]);
  expect(await save({ birth_date: '1994-05-18' })).toEqual([100, 0, 1250]);
});

test.each(['2026-01-16', '2026-02-30', '1899-12-31', '2025-13-01'])(
  '[USER-01] refuses the birth date %s, and saves no other field',
  async (birth_date) => {
    const client = await visitAsCustomer(createShop());
    expect(await refusalOf(client.saveProfile({ birth_date, city: 'Tacoma' }))).toBe('birthDateInvalid');
    expect((await client.getProfile()).msg).toMatchObject({ birth_date: null, city: 'Seattle' });
  },
);

test('[USER-01] a new email must be confirmed, and replaces the old one at login', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const email = 'ada@example.org';
  expect(await refusalOf(client.saveProfile({ email }))).toBe('emailsDiffer');
  expect(await refusalOf(client.saveProfile({ email, email_confirmation: 'ada@example.net' }))).toBe(
    'emailsDiffer',
  );
  const registeredEmail = 'NEW@example.com';
  expect(
    await refusalOf(client.saveProfile({ email: registeredEmail, email_confirmation: registeredEmail })),
  ).toBe('userAlreadyRegistered');
  expect(await refusalOf(client.saveProfile({ email: demoCustomer.email, city: 'Tacoma' }))).toBe('answered');
  await client.saveProfile({ email, email_confirmation: email });
  expect(await refusalOf(visit(shop).logIn({ email, password: demoCustomer.password }))).toBe('answered');
  expect(
    await refusalOf(visit(shop).logIn({ email: demoCustomer.email, password: demoCustomer.password })),
  ).toBe('loginFailed');
});
