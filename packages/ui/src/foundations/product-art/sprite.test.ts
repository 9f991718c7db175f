// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[X04] the drawings of goods have no inline styles, which Firefox would block in the copies of `<use>`', () => {
  const sprite = readFileSync(new URL('./product-art.svg', import.meta.url), 'utf8');
  expect(sprite).toContain('fill="var(--');
  expect(sprite).not.toContain('style');
});
