import { expect, test } from 'vitest';
import type { ContractDocument, Schema } from '../../packages/sdk/generator/contract-document.ts';
import { compareContracts } from './compare-contracts.ts';
import { compareVersions, mayBreak } from './releases.ts';

interface Parts {
  readonly path?: string;
  readonly request?: Schema;
  readonly success?: Schema;
  readonly refusals?: Schema;
  readonly login?: boolean;
  readonly components?: Readonly<Record<string, Schema>>;
  /** Headers of status 429; the contract does not describe that status without them. */
  readonly headers?: Readonly<Record<string, { readonly schema: Schema }>>;
}

const quantity: Schema = { type: 'integer', minimum: 1, maximum: 10 };
const requestFields = { goods_number: quantity };
const answerSchema: Schema = {
  type: 'object',
  required: ['code', 'number'],
  properties: { code: { const: 1 }, number: { type: 'integer' }, hint: { type: 'string' } },
};

function contract(parts: Parts = {}): ContractDocument {
  const {
    path = '/api/product/addCart',
    request,
    success = answerSchema,
    refusals,
    login,
    components = {},
    headers,
  } = parts;
  const body = request ?? { type: 'object', required: ['goods_number'], properties: requestFields };
  const refusalSchema = {
    type: 'object',
    properties: { code: refusals ?? codes([2, 3003], ['failed', 'outOfStock']) },
  };
  return {
    paths: {
      [path]: {
        post: {
          operationId: 'addCartItem',
          security: login === true ? [{ token: [] }] : [],
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: {
            200: { content: { 'application/json': { schema: { oneOf: [success, refusalSchema] } } } },
            ...(headers === undefined ? {} : { 429: { headers } }),
          },
        },
      },
    },
    components: { schemas: components },
  };
}

function codes(values: readonly number[], names: readonly string[]): Schema {
  return { type: 'integer', enum: values, 'x-enum-varnames': names };
}

function changesTo(parts: Parts, before: Parts = {}) {
  return compareContracts(contract(before), contract(parts));
}

test('the same contract changes nothing', () => {
  expect(changesTo({})).toEqual([]);
});

test('a removed call breaks its callers and servers', () => {
  const emptyContract: ContractDocument = { paths: {}, components: {} };
  expect(compareContracts(contract(), emptyContract)).toEqual([
    {
      place: 'addCartItem',
      sentence: 'is gone: POST /api/product/addCart',
      breaks: ['readers', 'senders', 'mock'],
      affects: ['forms'],
    },
  ]);
});

test('a moved call is reported as one change', () => {
  const [change] = changesTo({ path: '/api/product/add' });
  expect(change?.sentence).toBe('moved from POST /api/product/addCart to POST /api/product/add');
});

test('a new call is work for the mock and breaks no code', () => {
  const none: ContractDocument = { paths: {}, components: {} };
  expect(compareContracts(none, contract())).toMatchObject([{ breaks: [], affects: ['mock'] }]);
});

test('a removed response field breaks its readers', () => {
  const { number: _number, ...properties } = answerSchema.properties ?? {};
  expect(changesTo({ success: { ...answerSchema, required: ['code'], properties } })).toMatchObject([
    { place: 'addCartItem answer.number', breaks: ['readers'] },
  ]);
});

test('a response field that becomes optional breaks its readers', () => {
  expect(changesTo({ success: { ...answerSchema, required: ['code'] } })).toMatchObject([
    {
      place: 'addCartItem answer.number',
      sentence: 'may now be left out of the answer',
      breaks: ['readers'],
    },
  ]);
});

test('a new required request field breaks senders and forms', () => {
  const request = {
    required: ['goods_number', 'id'],
    properties: { ...requestFields, id: { type: 'integer' } },
  };
  expect(changesTo({ request: { type: 'object', ...request } })).toMatchObject([
    { place: 'addCartItem request.id', breaks: ['senders', 'forms'], affects: ['mock'] },
  ]);
});

test('a new optional request field breaks no code', () => {
  const request = { required: ['goods_number'], properties: { ...requestFields, note: { type: 'string' } } };
  expect(changesTo({ request: { type: 'object', ...request } })).toMatchObject([
    { place: 'addCartItem request.note', breaks: [], affects: ['mock', 'forms'] },
  ]);
});

test('a new response field breaks no code', () => {
  const properties = { ...answerSchema.properties, extra: { type: 'string' } };
  expect(changesTo({ success: { ...answerSchema, properties } })).toMatchObject([
    { breaks: [], affects: [] },
  ]);
});

test.each([
  [{ ...quantity, maximum: 5 }, 'is narrower: maximum 10 became 5', ['senders']],
  [{ ...quantity, minimum: 2 }, 'is narrower: minimum 1 became 2', ['senders']],
  [{ ...quantity, maximum: 20 }, 'is wider: maximum 10 became 20', []],
])('a bound of a request that moved: %o', (goods_number, sentence, breaks) => {
  const request = { type: 'object', required: ['goods_number'], properties: { goods_number } };
  expect(changesTo({ request })).toMatchObject([{ sentence, breaks, affects: ['forms', 'mock'] }]);
});

test('a wider bound in a response affects its readers only', () => {
  const success = (maximum: number) => ({
    ...answerSchema,
    properties: { ...answerSchema.properties, number: { ...quantity, maximum } },
  });
  expect(changesTo({ success: success(50) }, { success: success(10) })).toMatchObject([
    { place: 'addCartItem answer.number', breaks: [], affects: ['readers'] },
  ]);
});

test('a new refusal breaks readers with an exhaustive switch', () => {
  const refusals = codes([2, 3003, 3004], ['failed', 'outOfStock', 'quantityExceedsMaximum']);
  expect(changesTo({ refusals })).toMatchObject([
    {
      place: 'addCartItem refusal.code',
      sentence: 'may now have the value 3004 quantityExceedsMaximum',
      breaks: ['readers'],
    },
  ]);
});

test('a removed refusal breaks no code', () => {
  expect(changesTo({ refusals: codes([2], ['failed']) })).toMatchObject([{ breaks: [] }]);
});

test('a renamed code breaks all code that uses its name, and is reported once', () => {
  const status = (name: string) => ({
    components: { OrderStatus: codes([4], [name]) },
    success: {
      ...answerSchema,
      properties: {
        ...answerSchema.properties,
        first: { $ref: '#/components/schemas/OrderStatus' },
        second: { $ref: '#/components/schemas/OrderStatus' },
      },
    },
  });
  expect(changesTo(status('sent'), status('shipped'))).toEqual([
    {
      place: 'OrderStatus (in answers)',
      sentence: 'calls 4 by another name: shipped became sent',
      breaks: ['readers', 'senders', 'mock', 'forms'],
      affects: [],
    },
  ]);
});

test('a call that starts to require a login breaks its senders', () => {
  expect(changesTo({ login: true })).toMatchObject([{ sentence: 'needs a login now', breaks: ['senders'] }]);
});

test('headers of an answer are compared, and the statuses that it can have', () => {
  const retryAfter = { 'Retry-After': { schema: { type: 'integer' } } };
  expect(changesTo({ headers: {} }, { headers: retryAfter })).toMatchObject([
    { place: 'addCartItem 429 header retry-after', sentence: 'is no longer answered', breaks: ['readers'] },
  ]);
  expect(changesTo({ headers: retryAfter }, { headers: {} })).toMatchObject([
    { place: 'addCartItem 429 header retry-after', sentence: 'is answered now', breaks: [] },
  ]);
  const text = { 'retry-after': { schema: { type: 'string' } } };
  expect(changesTo({ headers: text }, { headers: retryAfter })).toContainEqual(
    expect.objectContaining({ breaks: ['readers'] }),
  );
  expect(changesTo({ headers: {} })).toMatchObject([
    { place: 'addCartItem 429', sentence: 'is a new answer', breaks: [] },
  ]);
  expect(changesTo({}, { headers: {} })).toMatchObject([
    { place: 'addCartItem 429', sentence: 'is no longer an answer', breaks: [] },
  ]);
});

test('a schema that contains itself is compared once', () => {
  const category = (maxLength: number): Parts => ({
    components: {
      Category: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength },
          children: { type: 'array', items: { $ref: '#/components/schemas/Category' } },
        },
      },
    },
    success: { ...answerSchema, properties: { tree: { $ref: '#/components/schemas/Category' } } },
  });
  expect(changesTo(category(20), category(10))).toHaveLength(1);
});

test.each([
  ['1.2.0', '2.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.1.1', false],
  ['0.9.0', '1.0.0', true],
])('from %s to %s a breaking change is permitted: %s', (before, after, isPermitted) => {
  expect(mayBreak(before, after)).toBe(isPermitted);
});

test('releases are sorted by their numbers', () => {
  expect(['0.10.0', '0.9.1', '0.9.0'].sort(compareVersions)).toEqual(['0.9.0', '0.9.1', '0.10.0']);
});
