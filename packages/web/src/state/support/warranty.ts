import { getTerm } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { remote, source } from '../queries/remote.ts';

const textSource = source(async ({ shop, signal }) => {
  return (await getTerm(shop, { title: 'warranty' }, { signal })).msg;
});

/** What the shop promises for goods that fail. */
export const warrantyAtom = remote(textSource);
export const retryWarranty = action(({ set }) => set(textSource));
