import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { dominantColor } from './dominant-color.ts';

const folder = mkdtempSync(join(tmpdir(), 'signal-shop-colors-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['black', { r: 3, g: 4, b: 5 }],
  ['ember', { r: 232, g: 90, b: 12 }],
])('the color of a picture in %s has six digits, near its own', async (name, background) => {
  const file = join(folder, `${name}.png`);
  await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toFile(file);
  const color = await dominantColor(file);
  expect(color).toMatch(/^[0-9a-f]{6}$/);
  const parts = [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  for (const [index, value] of [background.r, background.g, background.b].entries())
    expect(Math.abs((parts[index] ?? 0) - value)).toBeLessThan(16);
});
