import { expect, test } from 'vitest';
import { createControl } from '../../control/control.ts';
import { createShop } from '../../index.ts';
import { openMockSession } from '../../playwright/index.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const categories = '/api/index/getCategoryList';
const empty = { code: 1, msg: { tree: [], lang: 'en' } };

test('a stub answers instead of the shop as often as it says, in its session only', async () => {
  const server = await startTestServer();
  await post(server, '/__mock/stubs', {
    operationId: 'listCategories',
    answer: { msg: { tree: [], lang: 'en' } },
    times: 1,
  });
  expect((await post(server, categories, {}, { 'x-mock-session': 'other' })).body).not.toEqual(empty);
  expect((await post(server, categories, {})).body).toEqual(empty);
  expect((await post(server, categories, {})).body).not.toEqual(empty);
});

test('an answer that breaks the contract is refused with its field, and sent when it is unchecked', async () => {
  const server = await startTestServer();
  const stub = { operationId: 'listCategories', answer: { msg: { tree: 'none', lang: 'en' } } };
  const refused = await post(server, '/__mock/stubs', stub);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ msg: expect.stringContaining('msg.tree must be of type array.') });
  expect((await post(server, '/__mock/stubs', { ...stub, unchecked: true })).status).toBe(200);
  expect((await post(server, categories, {})).body).toEqual({ code: 1, msg: { tree: 'none', lang: 'en' } });
  expect((await get(server, '/__mock/violations')).body).toMatchObject({ violations: [] });
});

test('one stub is removed by its number, the others remain', async () => {
  const { url } = await startTestServer();
  const control = createControl({ url });
  const answer = { code: 2, msg: 'Later.' };
  const { stub } = await control.addStub('default', { operationId: 'getGoods', answer });
  await control.addStub('default', { operationId: 'getCart', answer });
  await control.removeStub('default', stub.id);
  expect((await control.stubs('default')).stubs).toMatchObject([{ id: 2, operationId: 'getCart' }]);
  await expect(control.removeStub('default', stub.id)).rejects.toThrow('has no stub 1');
});

test('a request that breaks the contract is refused before any stub', async () => {
  const server = await startTestServer();
  const answer = { code: 2, msg: 'Later.' };
  await post(server, '/__mock/stubs', { operationId: 'getGoods', answer });
  expect((await post(server, '/api/goods/getGoodsById', { id: 'abc' })).status).toBe(422);
});

test('the kit for browsers answers calls with these fields, until a restart', async () => {
  const { url } = await startTestServer();
  const mock = await openMockSession(createControl({ url }), 'kit');
  const goods = (id: number) =>
    fetch(`${url}/api/goods/getGoodsById`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-mock-session': 'kit' },
      body: JSON.stringify({ id }),
    }).then((response) => response.json());
  await mock.answer('getGoods', { code: 2, msg: 'Later.' }, { when: { id: 1011 } });
  expect(await goods(1011)).toEqual({ code: 2, msg: 'Later.' });
  expect(await goods(2011)).toMatchObject({ code: 1 });
  await mock.clearAnswers();
  expect(await goods(1011)).toMatchObject({ code: 1 });
});

test('in process, too', async () => {
  const shop = createShop();
  shop.stub('default', {
    operationId: 'listCategories',
    answer: { msg: { tree: [], lang: 'en' } },
    times: 1,
  });
  const read = () =>
    shop.fetch(`http://shop.test${categories}`, { method: 'POST' }).then((response) => response.json());
  expect(await read()).toEqual(empty);
  expect(await read()).not.toEqual(empty);
});

test('in process, an answer that breaks the contract is refused with its field, unless it is unchecked', async () => {
  const shop = createShop();
  const stub = { operationId: 'listCategories', answer: { msg: { tree: 'none', lang: 'en' } } } as const;
  expect(() => shop.stub('default', stub)).toThrow(/^listCategories: msg\.tree: .*unchecked: true/);
  shop.stub('default', { ...stub, unchecked: true });
  const answer = await shop.fetch(`http://shop.test${categories}`, { method: 'POST' });
  expect(await answer.json()).toEqual({ code: 1, ...stub.answer });
});

const correct = { operationId: 'listCategories', answer: { msg: { tree: [], lang: 'en' } } };

test.each([
  [
    'an unknown call',
    { ...correct, operationId: 'listCategory' },
    'operationId must be a call of the contract.',
  ],
  ['a misspelled field', { operationId: 'getCart', anwser: {} }, 'anwser is not a known field'],
  ['an unknown field', { ...correct, time: 1 }, 'time is not a known field; valid fields are '],
  ['no times', { ...correct, times: 0 }, 'times must be at least 1.'],
  ['a wrong status', { ...correct, status: 99 }, 'status must be a whole number from 200 to 599.'],
  ['no answer', { operationId: 'getCart' }, 'answer must be an object, the body of the answer.'],
  ['an answer without msg', { operationId: 'getCart', answer: { code: 2 } }, 'msg is missing in answer.'],
])(
  'a stub with %s is refused with the same sentence in process and over HTTP',
  async (_what, stub, sentence) => {
    const shop = createShop();
    // As plain JavaScript passes it.
    const addInProcess: (session: string, stub: object) => void = (session, value) =>
      Reflect.apply(shop.stub, shop, [session, value]);
    expect(() => addInProcess('default', stub)).toThrow(TypeError);
    expect(() => addInProcess('default', stub)).toThrow(sentence);
    const refused = await post(await startTestServer(), '/__mock/stubs', stub);
    expect(refused).toMatchObject({ status: 400, body: { msg: expect.stringContaining(sentence) } });
  },
);
