import { isShopError } from '@signal-shop/sdk';
import { getTerm } from '@signal-shop/sdk/calls';
import type { TermText } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { lastLocationOf, parameterOf } from '../core/location.ts';
import { query } from '../queries/query.ts';

type Policy = { readonly status: 'unknown' } | { readonly status: 'found'; readonly text: TermText };

const titleAtom = parameterOf(lastLocationOf('policy'), 'policyTitle');
/** The title in the address; empty for none. */
export const policyTitleAtom = atom((get) => get(titleAtom) ?? '');

const policyQuery = query(async ({ get, shop, signal }): Promise<Policy> => {
  const title = get(policyTitleAtom);
  if (!/^[a-z0-9-]{1,100}$/.test(title)) return { status: 'unknown' };
  try {
    return { status: 'found', text: (await getTerm(shop, { title }, { signal })).msg };
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.termNotFound) return { status: 'unknown' };
    throw error;
  }
});

/** The policy in the address. */
export const policyAtom = atom((get) => {
  const policy = get(policyQuery.stateAtom);
  if (policy.status !== 'ready') return policy;
  return policy.value.status === 'unknown'
    ? policy.value
    : { status: 'ready' as const, text: policy.value.text };
});

export const refetchPolicy = policyQuery.refetch;
