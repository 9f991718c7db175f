import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import type { ContractDocument } from '../../generator/contract-document.ts';
import { entityNames } from '../../generator/faker-document.ts';
import { locales } from '../constants.ts';
import { OrderStatus } from '../contract/contract.ts';
import * as makers from '../generated/testing/makers.ts';
import type { Faker } from './faker-type.ts';
import { loadFaker } from './load-faker.ts';
import type { Maker } from './maker.ts';

const { aCartItem, aComment, aGoods, aGoodsDetail, aPrizeAddress } = makers;
const { anAddress, anOrder, anOrderDetail, anOrderLine } = makers;

const contract: ContractDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../openapi/dist/openapi.json'), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(contract, 'contract');

/** The maker of a component: `anOrder` for `OrderSummary`. */
const makerOf = new Map<string, Maker<object, never>>(
  Object.entries(makers).map(([name, make]) => [name.replace(/^an?(?=[A-Z])/, ''), make]),
);
const entities = entityNames(contract);
const seeds = Array.from({ length: 25 }, (_, index) => index);

afterEach(() => void vi.useRealTimers());

function make(entity: string, options: Parameters<Maker<object>>[1]): object {
  const maker = makerOf.get(entity.replace(/Summary$/, ''));
  if (maker === undefined) throw new Error(`no maker for ${entity}`);
  return maker(undefined, options);
}

test('the contract has entities, and each of them has a maker', () => {
  expect(entities.length).toBeGreaterThan(70);
  expect(makerOf.size).toBe(entities.length);
  for (const entity of entities) expect(make(entity, {})).toBeTypeOf('object');
});

test.each(locales)('in %s every entity is valid with any seed', async (locale) => {
  const faker = await loadFaker(locale);
  for (const entity of entities) {
    const validate = ajv.getSchema(`contract#/components/schemas/${entity}`);
    for (const seed of seeds) {
      const value = make(entity, { faker, seed });
      const problems =
        validate?.(value) === true ? null : { entity, seed, errors: validate?.errors, made: value };
      expect(problems).toBeNull();
    }
  }
});

test('the same seed makes the same entity at any time; another seed makes another', () => {
  for (const entity of entities) {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    const entities = seeds.map((seed) => JSON.stringify(make(entity, { seed })));
    vi.setSystemTime(2_000_000_000_000);
    expect(seeds.map((seed) => JSON.stringify(make(entity, { seed })))).toEqual(entities);
    expect(new Set(entities).size, entity).toBeGreaterThan(1);
  }
});

test('without a seed an entity depends on its id', () => {
  const comments = seeds.map((id) => aComment({ id: id + 1 }));
  expect(comments).toEqual(seeds.map((id) => aComment({ id: id + 1 })));
  expect(new Set(comments.map(({ name }) => name)).size).toBeGreaterThan(20);
  expect(anOrder({ ordersn: 'SG202600000001' }).ctime).not.toBe(anOrder({ ordersn: 'SG202600000002' }).ctime);
});

test('each language has its own people, addresses and opinions', async () => {
  const faker = await loadFaker('ja');
  expect(anAddress({}, { faker })).toMatchObject({ region: 'JP', city: expect.stringMatching(/[市区町村]/) });
  expect(aComment({}, { faker }).content).toMatch(/\p{Script=Hiragana}/u);
  expect(anAddress().region).toBe('US');
});

test('the address of a prize is in the US, in any language', async () => {
  expect(aPrizeAddress({}, { faker: await loadFaker('ja') }).country).toBe('US');
});

test('preserves given fields at any depth, and the rest is generated around them', () => {
  const plain = anOrderDetail({ ordersn: 'SG202600000001' });
  const orderDetail = anOrderDetail({
    ordersn: 'SG202600000001',
    address: { city: 'Rome' },
    orderstatus: OrderStatus.shipped,
  });
  expect(orderDetail).toEqual({
    ...plain,
    address: { ...plain.address, city: 'Rome' },
    orderstatus: OrderStatus.shipped,
  });
});

test('the same goods look and cost the same in a list, in a cart and in an order', () => {
  const { name, goods_color, goods_price } = aGoods({ goods_id: 1_201 });
  expect(aCartItem({ goods_id: 1_201 })).toMatchObject({ name, goods_color, price: goods_price });
  expect(anOrderLine({ goods_id: 1_201 })).toMatchObject({
    goods_name: name,
    goods_color,
    price: goods_price,
  });
  expect(aGoodsDetail({ goods_id: 1_201 }).colours).toMatchObject([{ goods_id: 1_201, goods_color }]);
});

test('the total of an order is the sum of its lines', () => {
  const lines = [
    anOrderLine({ id: 1, price: 10.1, goodsnumber: 3 }),
    anOrderLine({ id: 2, price: 0.2, goodsnumber: 1 }),
  ];
  expect(anOrder({ lines }).money).toBe(30.5);
  expect(anOrderDetail({ lines })).toMatchObject({
    money: 30.5,
    total: 30.5,
    after_sales: [{ line_id: 1 }, { line_id: 2 }],
  });
});

test('the compiler rejects fields that the contract does not define', () => {
  // @ts-expect-error an address has no planet
  const address = anAddress({ planet: 'Mars' });
  // @ts-expect-error a nullable object must be complete
  const order = anOrderDetail({ logistics: { company: 'DHL' } });
  expect([address, order]).toHaveLength(2);
});

/** Whether a type contains `any`; limited in depth, because entities may be recursive. */
type HasAny<Type, Depth extends readonly 0[] = []> = 0 extends 1 & Type
  ? true
  : Depth['length'] extends 8
    ? false
    : Type extends Faker
      ? false
      : Type extends readonly (infer Item)[]
        ? HasAny<Item, [...Depth, 0]>
        : Type extends (...given: infer Given) => infer Result
          ? HasAny<Given | Result, [...Depth, 0]>
          : Type extends object
            ? true extends { [Key in keyof Type]-?: HasAny<Type[Key], [...Depth, 0]> }[keyof Type]
              ? true
              : false
            : false;

test('no exported type contains `any`', () => {
  expectTypeOf<HasAny<typeof makers>>().toEqualTypeOf<false>();
  expectTypeOf<
    HasAny<() => readonly { readonly deep: string | { readonly unsafe: ReturnType<typeof JSON.parse> }[] }[]>
  >().toEqualTypeOf<true>();
});
