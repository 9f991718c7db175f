import { termText } from '../site/term-text.ts';

const textQuery = termText('about-us');

/** Who is behind the shop, in the shop's own words. */
export const aboutUsAtom = textQuery.stateAtom;
export const retryAboutUs = textQuery.refetch;
