import { models } from '@signal-shop/mock-server/models';
import { expect, test } from 'vitest';
import index from '../../../mock-server/pictures/outlines/index.json' with { type: 'json' };
import { factsOf } from '../facts.ts';
import { outlineOf, outlineViews } from './outline.ts';

const modelOf = (name: string) => models.find(({ model }) => model === name) ?? expect.fail(name);

test('an outline has the measures of the solid', () => {
  const facts = factsOf(modelOf('M49'));
  const { svg, width, height } = outlineOf(facts, 'side');
  if (facts.kind !== 'mouse') expect.fail('M49 is a mouse');
  expect(width).toBeCloseTo(facts.length * 10, -1);
  expect(height).toBeCloseTo(facts.height * 10, -1);
  expect(svg).toContain('<path d="M');
});

test('two sides of every model are drawn', () => {
  const expected = models.flatMap(({ model, kind }) => outlineViews[kind].map((view) => `${model}/${view}`));
  expect(Object.keys(index).toSorted()).toEqual(expected.toSorted());
});
