import { action } from '../core/action.ts';
import { remote } from '../queries/remote.ts';
import { termText } from '../site/term-text.ts';

const textSource = termText('about-us');

/** Who is behind the shop, in the shop's own words. */
export const aboutUsAtom = remote(textSource);
export const retryAboutUs = action(({ set }) => set(textSource));
