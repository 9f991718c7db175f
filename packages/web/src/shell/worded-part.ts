import type { ComponentType } from 'react';
import type { LazyPage } from './lazy-page.ts';
import { lazyPage } from './lazy-page.ts';
import { completeWords } from './words.ts';

/** A part whose code comes when it is first wanted, with the words that the first view does not say. */
export function wordedPart(load: () => Promise<ComponentType>): LazyPage {
  return lazyPage(async () => {
    const [part] = await Promise.all([load(), completeWords()]);
    return part;
  });
}
