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

test('in process, the stubs of one session are cleared', async () => {
  const shop = createShop();
  const stub = { operationId: 'listCategories', answer: { msg: { tree: [], lang: 'en' } } } as const;
  const read = (session: string) =>
    shop
      .fetch(`http://shop.test${categories}`, { method: 'POST', headers: { 'x-mock-session': session } })
      .then((response) => response.json());
  for (const session of ['mine', 'mine', 'other']) shop.stub(session, stub);
  shop.clearStubs('mine');
  expect(await read('mine')).not.toEqual(empty);
  expect(await read('other')).toEqual(empty);
  expect(() => shop.clearStubs('never used')).not.toThrow();
});

test('in process, an answer that breaks the contract is refused with its field, unless it is unchecked', async () => {
  const shop = createShop();
  const stub = { operationId: 'listCategories', answer: { msg: { tree: 'none', lang: 'en' } } } as const;
  expect(() => shop.stub('default', stub)).toThrow(/^listCategories: msg\.tree: .*unchecked: true/);
  shop.stub('default', { ...stub, unchecked: true });
  const answer = await shop.fetch(`http://shop.test${categories}`, { method: 'POST' });
  expect(await answer.json()).toEqual({ code: 1, ...stub.answer });
});

test('in process, an answer with another status is accepted when it keeps the contract, or is unchecked', async () => {
  const shop = createShop();
  const read = () => shop.fetch(`http://shop.test${categories}`, { method: 'POST' });
  const late = { operationId: 'listCategories', status: 429, answer: { code: 9006, msg: 'Later.' } } as const;
  shop.stub('default', late);
  expect((await read()).status).toBe(429);
  shop.stub('default', { ...late, status: 418, unchecked: true });
  expect((await read()).status).toBe(418);
});

const correct = { operationId: 'listCategories', answer: { msg: { tree: [], lang: 'en' } } };

test.each([
  [
    'an unknown call',
    { ...correct, operationId: 'listCategory' },
    'operationId must be a call of the contract. Did you mean listCategories?',
  ],
  ['a misspelled field', { operationId: 'getCart', anwser: {} }, 'anwser is not a known field'],
  ['an unknown field', { ...correct, time: 1 }, 'time is not a known field; valid fields are '],
  ['no times', { ...correct, times: 0 }, 'times must be at least 1.'],
  ['a wrong status', { ...correct, status: 99 }, 'status must be a whole number from 200 to 599.'],
  ['no answer', { operationId: 'getCart' }, 'answer must be an object, the body of the answer.'],
  [
    'a status that the contract does not have',
    { operationId: 'getCart', status: 418, answer: { code: 9006, msg: 'Later.' } },
    'breaks the contract: Unable to match the returned status code with those defined in the document: 200,400,404,413,415,422,429,500',
  ],
  [
    'the status of a body that a GET does not have',
    { operationId: 'listTerms', status: 413, answer: { code: 9003, msg: 'Too large.' } },
    "The mock's answer to listTerms breaks the contract: Unable to match the returned status code with those defined in the document: 200,400,404,422,429,500",
  ],
  [
    'a success with status 429',
    { operationId: 'getCart', status: 429, answer: { msg: 'Later.' } },
    "The mock's answer to getCart breaks the contract: code must be one of: 9001, 9002, 9003, 9004, 9005, 9006, 9007. Add unchecked: true",
  ],
  [
    'status 500 without msg',
    { operationId: 'getCart', status: 500, answer: { code: 9005 } },
    'breaks the contract: msg is missing.',
  ],
  [
    'status 422 and an empty field',
    { operationId: 'getCart', status: 422, answer: { code: 9001, msg: 'Wrong.', field: '' } },
    'breaks the contract: field must have at least 1 characters.',
  ],
  [
    'status 500 and a msg that is no text',
    { operationId: 'getCart', status: 500, answer: { code: 9005, msg: 3 } },
    'breaks the contract: msg must be of type string.',
  ],
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
