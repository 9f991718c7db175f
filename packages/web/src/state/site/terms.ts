import { listTerms } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { query } from '../queries/query.ts';

const termsQuery = query(async ({ shop, signal }) => (await listTerms(shop, { signal })).msg);

/** The names of the support and policy texts. */
export const termsAtom = atom((get) => get(termsQuery.stateAtom));
export const refetchTerms = termsQuery.refetch;
