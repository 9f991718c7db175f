import { listTerms } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { remote, source } from '../queries/remote.ts';

const termsSource = source(async ({ shop, signal }) => (await listTerms(shop, { signal })).msg);
const termsRemote = remote(termsSource);

/** The names of the support and policy texts. */
export const termsAtom = atom((get) => get(termsRemote));
export const retryTerms = action(({ set }) => set(termsSource));
