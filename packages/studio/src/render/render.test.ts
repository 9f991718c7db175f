import { join } from 'node:path';
import { models } from '@signal-shop/mock-server/models';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paintOf } from '../colors.ts';
import { photograph } from '../photograph.ts';
import { develop } from './develop.ts';

const width = 64;
const reference = join(import.meta.dirname, 'k9-hero.png');

it('a small picture of the K9 looks as it did when it was accepted', async () => {
  const k9 = models.find(({ model }) => model === 'K9');
  if (k9 === undefined) throw new Error('The seed has no K9.');
  const { bytes } = develop(photograph(k9, 'hero', width), paintOf('ember'));
  // To accept a new look: npm run studio -- K9 --width 64 --out packages/studio/src/render/k9-hero.png
  const accepted = await sharp(reference).ensureAlpha().raw().toBuffer();
  expect(bytes).toHaveLength(accepted.length);
  const difference = accepted.reduce((sum, value, at) => sum + Math.abs(value - (bytes[at] ?? 0)), 0);
  expect(difference / accepted.length).toBeLessThan(1);
});
