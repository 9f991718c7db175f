import { readFileSync } from 'node:fs';
import { isFirstWord } from '@signal-shop/ui/intl/first-words.ts';
import { beforeAll, expect, test } from 'vitest';
import type { FirstLoad } from '../../scripts/bundle-size.ts';
import { firstLoad, sum } from '../../scripts/bundle-size.ts';

// docs/measurements.md tells where they go.
const scriptBytesMaximum = 112_000;

let load: FirstLoad;

beforeAll(async () => {
  load = await firstLoad();
}, 60_000);

test(`the first load of / is at most ${scriptBytesMaximum} bytes of gzipped script`, () => {
  expect(sum(load.scripts)).toBeGreaterThan(50_000);
  expect(sum(load.scripts)).toBeLessThanOrEqual(scriptBytesMaximum);
});

test('[I18N-01] every sentence that the first view may say comes with it', () => {
  const ids = load.modules
    .filter((id) => id.endsWith('.messages.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bid: '([^']+)'/g)])
    .map(([, id = '']) => id)
    // The heads of the other pages are said by pages that wait for their words.
    .filter((id) => !id.startsWith('pageHead.') || id.startsWith('pageHead.home.'));
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => !isFirstWord(id))).toEqual([]);
});
