import { termText } from '../site/term-text.ts';

const textQuery = termText('about-us');

/** The page about the company. */
export const aboutUsAtom = textQuery.stateAtom;
export const refetchAboutUs = textQuery.refetch;
