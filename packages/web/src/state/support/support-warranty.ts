import { termText } from '../site/term-text.ts';

const textQuery = termText('warranty');

/** What the warranty covers, in the shop's own words. */
export const warrantyTextAtom = textQuery.stateAtom;
export const retryWarrantyText = textQuery.refetch;
