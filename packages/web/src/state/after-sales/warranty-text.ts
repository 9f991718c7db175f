import { termText } from '../site/term-text.ts';

const textQuery = termText('warranty');

/** The warranty conditions of the shop, which two pages show. */
export const warrantyTextAtom = textQuery.stateAtom;
export const refetchWarrantyText = textQuery.refetch;
