import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paintOf } from '../colors.ts';
import { ordersOf } from '../order.ts';
import { photograph } from '../photograph.ts';
import { develop } from './develop.ts';

const width = 64;
const reference = join(import.meta.dirname, 'k9-hero.png');

it('a small picture of the K9 looks as it did when it was accepted', async () => {
  const [order] = ordersOf('K9', ['hero']);
  if (order === undefined) throw new Error('The seed has no K9.');
  const { bytes } = develop(photograph(order.facts, 'hero', width), paintOf('ember'));
  // To accept a new look: npm run studio -- K9 --width 64 --out packages/studio/src/render/k9-hero.png
  const accepted = await sharp(reference).ensureAlpha().raw().toBuffer();
  expect(bytes).toHaveLength(accepted.length);
  const difference = accepted.reduce((sum, value, at) => sum + Math.abs(value - (bytes[at] ?? 0)), 0);
  expect(difference / accepted.length).toBeLessThan(1);
});
