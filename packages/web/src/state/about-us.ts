import { action } from './action.ts';
import { remote } from './remote.ts';
import { termText } from './term-text.ts';

const textSource = termText('about-us');

/** Who is behind the shop, in the shop's own words. */
export const aboutUsAtom = remote(textSource);
export const retryAboutUs = action(({ set }) => set(textSource));
