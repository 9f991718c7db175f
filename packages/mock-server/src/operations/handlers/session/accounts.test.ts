import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { createShop } from '../../../shop.ts';
import { picture } from '../../../testing/pictures.ts';
import { refusalOf, visit, visitAsCustomer } from '../../../testing/visitor.ts';

const redirect_uri = 'https://shop.example/login/login';
const email = 'newcomer@example.com';
const password = 'volt-2027';

test.each(locales)('the answers of all account calls match the contract, in %s', async (locale) => {
  const shop = createShop({ scenarios: 'register.code-sent,repasswd.ok,login.social-allowed' });
  const guest = visit(shop, { locale });
  await guest.register({
    email,
    email_confirmation: email,
    password,
    password_confirmation: password,
    code: '246810',
    agree_terms: 1,
  });
  await guest.sendVerificationCode({ email, purpose: 'reset' });
  await guest.logInWithFacebook({ authorization_code: 'facebook_code_of_the_demonstration', redirect_uri });
  await guest.logInWithGoogle({ authorization_code: 'google_code_of_the_demonstration', redirect_uri });
  const client = await visitAsCustomer(shop, { locale });
  await client.getProfile();
  await client.saveProfile({ birth_date: '1994-05-17', gender: 'female' });
  await client.listAvatars();
  await client.useAvatar({ avatar_id: 2 });
  await client.uploadAvatar({ file: picture() });
  await client.uploadPicture({ file: picture() });
  await client.changePassword({
    current_password: 'volt-2026',
    password,
    password_confirmation: password,
  });
  const reset = { email: 'ada@example.com', code: '135790', password, password_confirmation: password };
  expect((await guest.resetPassword(reset)).msg).toMatch(/\S/);
});

test('[AUTH-04] account calls that require a login refuse guests', async () => {
  const guest = visit(createShop());
  const calls = [
    guest.getProfile(),
    guest.listAvatars(),
    guest.useAvatar({ avatar_id: 2 }),
    guest.uploadAvatar({ file: picture() }),
    guest.uploadPicture({ file: picture() }),
    guest.saveProfile({ city: 'Tacoma' }),
    guest.changePassword({
      current_password: password,
      password,
      password_confirmation: password,
    }),
  ];
  expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['loginRequired']));
});
