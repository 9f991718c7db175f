// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import {
  changeFirstOrderEmail,
  firstOrderEmailAtom,
  firstOrderStateAtom,
  sendFirstOrder,
} from './first-order.ts';

const path = '/api/index/popupSignUp';

test.each(['', 'ada', 'ada@example', '@example.com', 'a b@example.com'])(
  '[POP-02] %j is refused at the field, and nothing is sent',
  async (text) => {
    const { store, outside } = openTestShop();
    store.set(changeFirstOrderEmail, text);
    await store.set(sendFirstOrder);
    expect(store.get(firstOrderStateAtom)).toEqual({ status: 'invalid' });
    expect(outside.calls.filter((call) => /popup/i.test(call))).toEqual([]);
    store.set(changeFirstOrderEmail, `${text}x`);
    expect(store.get(firstOrderStateAtom)).toEqual({ status: 'idle' });
  },
);

test('[POP-02] an address gets its code once, also after repeated presses, and then no further offer', async () => {
  const { store, countOf, environment } = openTestShop();
  expect(environment.cookies.get('popupClicked')).toBe(false);
  store.set(changeFirstOrderEmail, ' grace@example.com');
  await Promise.all([store.set(sendFirstOrder), store.set(sendFirstOrder)]);
  expect(store.get(firstOrderStateAtom)).toMatchObject({
    status: 'done',
    code: expect.stringMatching(/\w/),
  });
  expect(countOf(path)).toBe(1);
  expect(environment.cookies.get('popupClicked')).toBe(true);
});

test('[POP-02] a refusal shows the server’s message and preserves the input', async () => {
  const { store } = openTestShop({ scenarios: 'subscribe.already' });
  store.set(changeFirstOrderEmail, 'grace@example.com');
  await store.set(sendFirstOrder);
  expect(store.get(firstOrderStateAtom)).toEqual({
    status: 'failed',
    failure: { kind: 'server', message: 'This address is already subscribed.' },
  });
  expect(store.get(firstOrderEmailAtom)).toBe('grace@example.com');
});
