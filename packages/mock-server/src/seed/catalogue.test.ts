import { expect, test } from 'vitest';
import { catalogue } from './index.ts';
import type { SeedCategory, SeedGoods } from './types.ts';
import { colourNames } from './types.ts';

const { goods, categories, comments, hotLists, flashSale } = catalogue;
const goodsById = new Map(goods.map((one) => [one.goodsId, one]));

function goodsOf(id: number): SeedGoods {
  const goods = goodsById.get(id);
  if (goods === undefined) throw new Error(`No goods ${id}`);
  return goods;
}

function everyCategory(tree: readonly SeedCategory[]): readonly SeedCategory[] {
  return tree.flatMap((category) => [category, ...everyCategory(category.children)]);
}

function depth(category: SeedCategory): number {
  return 1 + Math.max(0, ...category.children.map(depth));
}

function share(part: number): number {
  return part / models.length;
}

const leaves = everyCategory(categories).filter((category) => category.children.length === 0);
const models = [...new Map(goods.map((one) => [one.model, one])).values()];

test('has at least sixty models, headsets and mice, in one to four colors', () => {
  expect(models.length).toBeGreaterThanOrEqual(60);
  expect(models.filter((one) => one.kind === 'headset').length).toBeGreaterThanOrEqual(36);
  expect(models.filter((one) => one.kind === 'mouse').length).toBeGreaterThanOrEqual(26);
  for (const one of models) {
    expect(one.siblings.length).toBeGreaterThanOrEqual(1);
    expect(one.siblings.length).toBeLessThanOrEqual(4);
  }
  expect(new Set(goods.map((one) => one.colour))).toEqual(new Set(colourNames));
});

test('gives every entity a unique id', () => {
  expect(goodsById.size).toBe(goods.length);
  const ids = everyCategory(categories).map((category) => category.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(comments.map((comment) => comment.id)).size).toBe(comments.length);
  const fileIds = models.flatMap((one) => one.sheet.files.map((file) => file.id));
  expect(new Set(fileIds).size).toBe(fileIds.length);
  expect(new Set(goods.map((one) => one.popularity)).size).toBe(goods.length);
});

test('[LAY-04] has three levels of categories and goods in every leaf', () => {
  expect(categories.map(depth)).toEqual([3, 3]);
  for (const leaf of leaves) {
    const inside = goods.filter((one) => one.categoryId === leaf.id);
    expect(inside.length, leaf.name.en).toBeGreaterThan(0);
    expect(new Set(inside.map((one) => one.kind))).toEqual(new Set([leaf.kind]));
    expect(leaf.menuGoods.length).toBeGreaterThan(0);
    expect(leaf.menuGoods.length).toBeLessThanOrEqual(4);
    for (const id of leaf.menuGoods) expect(goodsOf(id).categoryId).toBe(leaf.id);
  }
});

test('puts all goods into leaf categories', () => {
  const leafIds = new Set(leaves.map((leaf) => leaf.id));
  for (const one of goods) expect(leafIds, one.fullName.en).toContain(one.categoryId);
});

const withoutColor = (attributes: readonly string[]) =>
  attributes.filter((attribute) => !attribute.startsWith('color.'));

test('shares everything but color, stock and id between the colors of a model', () => {
  for (const one of goods) {
    expect(one.siblings).toContain(one.goodsId);
    const siblings = one.siblings.map(goodsOf);
    expect(new Set(siblings.map((other) => other.colour)).size).toBe(siblings.length);
    for (const other of siblings) {
      const { goodsId, colour, colourName, fullName, stock, popularity, attributes, ...sharedFields } = other;
      expect(one).toMatchObject(sharedFields);
      expect(withoutColor(one.attributes)).toEqual(withoutColor(attributes));
    }
  }
});

test('prices goods between 14.90 and 249.00 before rebates, and reduces by whole cents', () => {
  for (const one of goods) {
    expect(one.originalCents).toBeGreaterThanOrEqual(1490);
    expect(one.originalCents).toBeLessThanOrEqual(24_900);
    expect(Number.isInteger(one.priceCents)).toBe(true);
    expect(one.priceCents).toBeGreaterThan(0);
    expect(one.priceCents < one.originalCents).toBe(one.rebate.kind !== 'none');
  }
});

test('[CAT-03] has new releases, deals of both kinds, sold out and nearly sold out goods', () => {
  expect(share(models.filter((one) => one.isNew).length)).toBeCloseTo(0.15, 1);
  expect(share(models.filter((one) => one.rebate.kind !== 'none').length)).toBeCloseTo(0.2, 1);
  expect(new Set(models.map((one) => one.rebate.kind))).toEqual(new Set(['none', 'percent', 'amount']));
  expect(goods.filter((one) => one.stock === 0).length).toBeGreaterThanOrEqual(3);
  expect(goods.filter((one) => one.stock >= 1 && one.stock <= 3).length).toBeGreaterThanOrEqual(3);
});

test('[FLASH-05] flash prices are below the regular prices', () => {
  for (const item of flashSale.flatMap((list) => list.items)) {
    expect(item.seckillCents).toBeLessThan(goodsOf(item.goodsId).priceCents);
    expect(item.percent).toBeGreaterThanOrEqual(0);
    expect(item.percent).toBeLessThanOrEqual(100);
    expect(item.stock === 0).toBe(item.percent === 100);
  }
});

test('[HOME-04] fills two hot lists with different goods', () => {
  const hotItems = hotLists.flat();
  for (const id of hotItems) expect(goodsOf(id).goodsId).toBe(id);
  expect(new Set(hotItems).size).toBe(hotItems.length);
  expect(hotLists.map((list) => list.length)).toEqual([10, 10]);
});

test('[DET-03] has up to twelve comments per model, never older than it, without duplicates', () => {
  for (const one of models) {
    const own = comments.filter((comment) => comment.model === one.model);
    expect(own.length).toBe(one.commentCount);
    expect(own.length).toBeLessThanOrEqual(12);
    expect(new Set(own.map((comment) => comment.content)).size).toBe(own.length);
    for (const comment of own) expect(comment.daysAgo).toBeLessThanOrEqual(one.releasedDaysAgo);
  }
  expect(models.some((one) => one.commentCount === 0)).toBe(true);
  expect(new Set(comments.map((comment) => comment.locale)).size).toBe(7);
});

test('is deeply frozen', () => {
  expect(Object.isFrozen(goods)).toBe(true);
  expect(Object.isFrozen(goodsOf(1011).siblings)).toBe(true);
  expect(Object.isFrozen(goodsOf(1011).name)).toBe(true);
});
