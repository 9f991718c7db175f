import { action } from '../core/action.ts';
import { remote } from '../queries/remote.ts';
import { termText } from '../site/term-text.ts';

const textSource = termText('warranty');

/** What the warranty covers, in the shop's own words. */
export const warrantyTextAtom = remote(textSource);
export const retryWarrantyText = action(({ set }) => set(textSource));
