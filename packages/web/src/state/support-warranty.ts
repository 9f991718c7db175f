import { action } from './action.ts';
import { remote } from './remote.ts';
import { termText } from './term-text.ts';

const textSource = termText('warranty');

/** What the warranty covers, in the shop's own words. */
export const warrantyTextAtom = remote(textSource);
export const retryWarrantyText = action(({ set }) => set(textSource));
