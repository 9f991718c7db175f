import { expect, expectTypeOf, test, vi } from 'vitest';
import { added, envelope, loginNeeded, notes, scriptedFetch } from '../test-support/scripted-fetch.ts';
import { createRawClient } from './raw.ts';
import { memorySession } from './session/adapters.ts';

const baseUrl = 'http://shop.test';

test('the raw client is typed by path, leaves envelopes closed and keeps the session', async () => {
  const session = memorySession('tok_0');
  const { fetch, asked } = scriptedFetch(() => envelope(notes, 'tok_1'));
  const { data } = await createRawClient({ baseUrl, fetch, session, locale: 'de' }).GET('/api/index/title');
  expect(data).toEqual(notes);
  expectTypeOf(data?.code).toEqualTypeOf<1 | 2 | undefined>();
  expect(asked[0]?.headers.get('authorization')).toBe('tok_0');
  expect(asked[0]?.headers.get('accept-language')).toBe('de');
  expect(session.read()).toBe('tok_1');
});

test('the raw client repeats lookups with their body, and never writes', async () => {
  const { fetch, asked } = scriptedFetch(() => Promise.reject(new TypeError('fetch failed')));
  const raw = createRawClient({ baseUrl, fetch, retry: { firstDelayMs: 1 } });
  await expect(raw.POST('/api/goods/getGoodsById', { body: { id: 12 } })).rejects.toMatchObject({
    kind: 'network',
    operation: 'getGoods',
  });
  expect(asked.map(({ body }) => body)).toEqual(Array(3).fill('{"id":12}'));
  await expect(raw.POST('/api/product/addCart', { body: { id: 12, goods_number: 1 } })).rejects.toBeDefined();
  expect(asked).toHaveLength(4);
});

test('the raw client knows its calls behind a path, and asks the language before each', async () => {
  const answers = [() => Promise.reject(new TypeError('fetch failed')), () => envelope(notes)];
  const { fetch, asked } = scriptedFetch((_asked, count) => answers[count - 1]?.() ?? envelope(notes));
  const locales = ['de', 'fr'] as const;
  const locale = () => locales[asked.length === 0 ? 0 : 1];
  const headers = { 'X-Note': 'all' };
  const raw = createRawClient({
    baseUrl: `${baseUrl}/eu`,
    fetch,
    locale,
    headers,
    retry: { firstDelayMs: 1 },
  });
  await raw.GET('/api/index/title', { headers: { 'x-note': 'one' } });
  await raw.GET('/api/index/title');
  expect(asked.map(({ headers: sent }) => sent.get('accept-language'))).toEqual(['de', 'de', 'fr']);
  expect(asked.map(({ headers: sent }) => sent.get('x-note'))).toEqual(['one', 'one', 'all']);
});

test('[AUTH-04] an ended login ends the session of the raw client too', async () => {
  const onSessionEnded = vi.fn();
  const session = memorySession('tok_0');
  const answers = [envelope(added), envelope(loginNeeded)];
  const { fetch } = scriptedFetch((_asked, count) => answers[count - 1] ?? envelope(added));
  const raw = createRawClient({ baseUrl, fetch, session, hooks: { onSessionEnded } });
  await raw.POST('/api/product/addCart', { body: { id: 12, goods_number: 1 } });
  expect(session.read()).toBe('tok_0');
  const { data } = await raw.POST('/api/product/addCart', { body: { id: 12, goods_number: 1 } });
  expect(data).toEqual(loginNeeded);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  expect(session.read()).toBeUndefined();
});
