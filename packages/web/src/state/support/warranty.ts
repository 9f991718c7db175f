import { getTerm } from '@signal-shop/sdk/calls';
import { query } from '../queries/query.ts';

const textQuery = query(async ({ shop, signal }) => {
  return (await getTerm(shop, { title: 'warranty' }, { signal })).msg;
});

/** The warranty text of the shop. */
export const warrantyAtom = textQuery.stateAtom;
export const retryWarranty = textQuery.refetch;
