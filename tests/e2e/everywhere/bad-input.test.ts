import { inject } from 'vitest';
import { expect, test } from '../support/shop-test.ts';
import { fillCard, findHeadset, logIn, reachPayment } from '../support/steps.ts';

test.for(['/detail', '/detail?id=abc', '/detail?id=-1', '/detail?id=999999', '/detail?id=<script>'])(
  '[DET-01] [R08] %s reports that the goods do not exist',
  async (path, { shopper }) => {
    const { page, open } = await shopper();
    await open(path);
    await page.getByRole('heading', { name: 'We couldn’t find that product' }).waitFor();
    await page.getByRole('main').getByRole('link').first().waitFor();
  },
);

test('[NAV-01] an unknown path redirects to home', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/no/such/page');
  await page.waitForURL((url) => url.pathname === '/');
});

test('[NAV-16] GuestGuard: the account redirects a guest to login and back', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/user/order/unpaid?page=1');
  await page.waitForURL(/\/login\/login\?redirect=%2Fuser%2Forder%2Funpaid/);
  await logIn(page);
  await page.waitForURL(/\/user\/order\/unpaid\?page=1/);
});

test('[NAV-16] a redirect to another site goes to home', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/login/login?redirect=https%3A%2F%2Fevil.example');
  await logIn(page);
  await page.waitForURL((url) => url.pathname === '/');
});

test('[STATE-01] the shop drops malformed cookies and opens', async ({ shopper }) => {
  const { page, context, open } = await shopper();
  const names = ['temp_car', 'userInfo', 'locale', 'activity', 'fullpath', 'startTime'];
  await context.addCookies(names.map((name) => ({ name, value: '%7B%5B', url: inject('shopUrl') })));
  await open('/car');
  await page.getByText('There is no item in your cart, please go shopping!').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test.for([
  ['abc', '1'],
  ['-3', '1'],
  ['1e9', '10'],
])('[CART-02] the quantity %s becomes %s', async ([input, finalQuantity], { shopper }) => {
  const { page, open } = await shopper();
  await open('/');
  await findHeadset(page);
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await quantity.fill(input ?? '');
  await quantity.blur();
  await expect.poll(() => quantity.inputValue()).toBe(finalQuantity);
  if (finalQuantity === '10')
    await page.getByText('The item quantity you purchased exceeds the maximum!').waitFor();
});

test('[PAY-02] a card that is not a test card is refused at its field, and the form is preserved', async ({
  shopper,
}) => {
  const { page, mock } = await shopper();
  await reachPayment(page);
  await fillCard(page, '5555 5555 5555 4444');
  await page.getByRole('button', { name: /^Pay (?!with)/ }).click();
  await page.getByText('This demo shop only takes test cards').waitFor();
  expect(await page.getByLabel('Card number').inputValue()).toBe('5555 5555 5555 4444');
  expect(await mock.calls.count('checkoutOrder')).toBe(0);
});
