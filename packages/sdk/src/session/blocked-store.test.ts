import { expect, test, vi } from 'vitest';
import { addConfirmation, envelope, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { createShopClient } from '../client.ts';

const loggedIn = {
  code: 1,
  msg: 'Hello',
  data: { token: 'tok_body', nickname: 'Ada', email: 'ada@example.com' },
  tiktok_token: null,
};

test('[STATE-01] [T19] a store that loses the token is reported once per login, and calls continue as a guest', async () => {
  const { fetch, requests } = scriptedFetch(({ url }) =>
    url.endsWith('/login') ? envelope(loggedIn) : envelope(addConfirmation),
  );
  const onSessionNotKept = vi.fn();
  const session = {
    read: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    write: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch, session, hooks: { onSessionNotKept } });
  await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  await shop.addCartItem({ id: 12, goods_number: 1 });
  expect(onSessionNotKept).toHaveBeenCalledTimes(1);
  expect(requests[1]?.headers.has('authorization')).toBe(false);
});
