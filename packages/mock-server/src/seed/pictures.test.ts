import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { createWorld } from '../scenarios/create/create-world.ts';
import { createShop } from '../shop.ts';
import { visit } from '../testing/visitor.ts';
import { catalogue } from './index.ts';
import { photographsOf, picturesOf } from './pictures.ts';

test('[DET-01] goods have two to five pictures, the first as in lists, each described in every language', () => {
  const counts = new Set<number>();
  for (const goods of catalogue.goods) {
    const pictures = picturesOf(goods);
    counts.add(pictures.length);
    expect(pictures[0]?.view).toBe('whole');
    expect(new Set(pictures.map(({ view }) => view)).size).toBe(pictures.length);
    for (const locale of locales) {
      expect(new Set(pictures.map(({ text }) => text[locale])).size).toBe(pictures.length);
    }
  }
  expect([...counts].sort()).toEqual([2, 3, 4, 5]);
});

test('the photographs of goods each have their own alternative text', () => {
  for (const goods of catalogue.goods) {
    const texts = photographsOf(goods).map(({ text }) => text);
    for (const locale of locales) {
      expect(new Set(texts.map((text) => text[locale])).size).toBe(texts.length);
    }
    expect(texts[0]?.en).toBe('Three-quarter view');
  }
});

test('the alternative text of a macro names the detail that it shows', () => {
  const macroOf = (model: string) => {
    const goods = catalogue.goods.find((one) => one.model === model);
    return goods && photographsOf(goods).find(({ photograph }) => photograph === 'macro')?.text.en;
  };
  expect(macroOf('A1')).toBe('The plug, close up');
  expect(macroOf('M908')).toBe('The thumb buttons, close up');
});

test('a macro has the topic of its detail, an exploded view that of the parts inside, and others have none', () => {
  const topicsOf = (model: string) =>
    catalogue.goods
      .filter((one) => one.model === model)
      .slice(0, 1)
      .flatMap((goods) => photographsOf(goods).flatMap(({ topic }) => topic ?? []));
  expect(topicsOf('A1')).toEqual(['worksWith', 'drivers']);
  expect(topicsOf('M908')).toEqual(['buttons', 'sensor']);
});

test('[DET-01] all colors of a model have the same views', async () => {
  const client = visit(createShop());
  const { msg } = await client.getGoods({ id: 1011 });
  expect(msg.pictures).toHaveLength(5);
  for (const { goods_id: id } of msg.colours) {
    expect((await client.getGoods({ id })).msg.pictures).toEqual(msg.pictures);
  }
});

test('[DET-01] a bare page has none, and broken pictures are all broken', async () => {
  const picturesIn = async (scenarios: string) => {
    const { msg } = await visit(createShop(createWorld({ scenarios }))).getGoods({ id: 1011 });
    return msg.pictures.map(({ pic }) => pic);
  };
  expect(await picturesIn('detail.bare')).toEqual([]);
  const brokenPictures = await picturesIn('data.broken-images');
  expect(brokenPictures).toHaveLength(5);
  expect(brokenPictures).not.toContain('');
});
