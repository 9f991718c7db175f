import { termText } from '../site/term-text.ts';

const textQuery = termText('warranty');

/** The warranty conditions of the shop. */
export const warrantyTextAtom = textQuery.stateAtom;
export const retryWarrantyText = textQuery.refetch;
