import { faker as english } from '@faker-js/faker/locale/en';
import type { Faker } from './faker-type.ts';

/** Some fields of an entity. Objects may be partial; lists and nullable objects are replaced whole. */
export type Changes<Entity> = {
  readonly [Key in keyof Entity]?: Entity[Key] extends readonly unknown[]
    ? Entity[Key]
    : [Entity[Key]] extends [object]
      ? Changes<Entity[Key]>
      : Entity[Key];
};

export interface MakerOptions {
  /** The same seed makes the same entity. Default: the entity's id. */
  readonly seed?: number | string;
  /** The locale of names and addresses. Default: English. Each entity reseeds it. */
  readonly faker?: Faker;
}

/** @example anOrder({ ordersn: 'SG202600000001', orderstatus: OrderStatus.shipped }) */
export type Maker<Entity, Given = Changes<Entity>> = (changes?: Given, options?: MakerOptions) => Entity;

type Fake<Entity> = (options: { readonly faker: Faker }) => Entity;

/**
 * Computes fields that depend on each other in ways that the schema does not express, such as a sum.
 * @param wanted the entity from its schema, with the caller's changes
 */
export type Settle<Entity> = (entity: Entity, faker: Faker, changes: Changes<Entity>) => Partial<Entity>;

const idFields = ['ordersn', 'goods_id', 'id', 'line_id', 'raffle_id'] as const;

/** Creates the maker of an entity from its schema. */
export function maker<Entity extends object>(
  name: string,
  fake: Fake<Entity>,
  settle?: Settle<Entity>,
): Maker<Entity> {
  return (changes = {}, { faker = english, seed = idOf(changes) } = {}) => {
    seedBy(faker, `${name}:${seed}`);
    return build(faker, fake, settle, changes);
  };
}

/** Creates the maker of a union or a list; a given value replaces the generated one. */
export function choiceMaker<Entity extends object>(name: string, fake: Fake<Entity>): Maker<Entity, Entity> {
  return (changes, { faker = english, seed = '' } = {}) => {
    seedBy(faker, `${name}:${seed}`);
    return changes ?? fake({ faker });
  };
}

export function build<Entity extends object>(
  faker: Faker,
  fake: Fake<Entity>,
  settle: Settle<Entity> | undefined,
  changes: Changes<Entity> = {},
): Entity {
  const draft = withLongNames(fake({ faker }), faker);
  const settledFields =
    settle === undefined ? draft : { ...draft, ...settle(merge(draft, changes), faker, changes) };
  return merge(settledFields, changes);
}

/** Seeds faker with a hash of the text: the same on every machine and in any order. */
export function seedBy(faker: Faker, text: string): void {
  faker.seed(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
}

function idOf(changes: object): number | string {
  const ids: unknown[] = idFields.map((field) => Reflect.get(changes, field));
  const id = ids.find((one) => typeof one === 'number' || typeof one === 'string');
  return typeof id === 'number' || typeof id === 'string' ? id : '';
}

function merge<Entity extends object>(entity: Entity, changes: Changes<Entity>): Entity {
  const result = { ...entity, ...changes };
  for (const [key, change] of Object.entries(changes)) {
    const own: unknown = Reflect.get(entity, key);
    if (isPlain(own) && isPlain(change)) Reflect.set(result, key, merge(own, change));
  }
  return result;
}

const drawLonger = {
  first_name: (faker: Faker) => faker.person.firstName(),
  last_name: (faker: Faker) => faker.person.lastName(),
  buyer_first_name: (faker: Faker) => faker.person.firstName(),
  buyer_last_name: (faker: Faker) => faker.person.lastName(),
} as const;
const shortestName = 2;
const drawsMaximum = 500;

/**
 * The contract requires names of two letters or more, which most Chinese and some Japanese given names do not
 * have.
 */
function withLongNames<Entity extends object>(entity: Entity, faker: Faker): Entity {
  for (const [key, draw] of Object.entries(drawLonger)) {
    let name: unknown = Reflect.get(entity, key);
    for (let draws = 0; isShort(name) && draws < drawsMaximum; draws += 1) name = draw(faker);
    if (Object.hasOwn(entity, key)) Reflect.set(entity, key, name);
  }
  for (const part of Object.values(entity)) {
    if (typeof part === 'object' && part !== null) withLongNames(part, faker);
  }
  return entity;
}

function isShort(name: unknown): boolean {
  return typeof name === 'string' && name.length < shortestName;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
