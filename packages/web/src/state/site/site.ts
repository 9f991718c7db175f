import { getContact, listCategories } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { query } from '../queries/query.ts';
import { isSignedInAtom } from '../session/session.ts';

const categoriesQuery = query(async ({ shop, signal }) => (await listCategories(shop, { signal })).msg.tree);
const contactQuery = query(async ({ shop, signal }) => {
  const { msg: contact, tiktok } = await getContact(shop, { signal });
  return {
    ...contact,
    tiktok,
    social: contact.social.flatMap(({ name, link }) => {
      const href = safeHref(link);
      return href === null ? [] : [{ name, link: href }];
    }),
  };
});

/** Refetches the menu after a failure; never triggers the first request. */
export const refetchCategories = action(({ get, set }) => {
  if (get(categoriesQuery.stateAtom).status === 'failed') set(categoriesQuery.refetch);
});

/** The tree of the menu, up to three levels deep. */
export const categoriesAtom = atom((get) => get(categoriesQuery.stateAtom));
export const categoriesPromiseAtom = categoriesQuery.promiseAtom;
/** The contact data of the shop, with validated links. */
export const contactAtom = atom((get) => get(contactQuery.stateAtom));

/** Whether the visitor has the tiktok token, from a login or from the contact (spec §3). */
export const tiktokAtom = atom((get): 'present' | 'absent' | 'unknown' => {
  get(isSignedInAtom);
  if (get(environmentAtom).cookies.get('tiktokToken') !== null) return 'present';
  const contact = get(contactQuery.stateAtom);
  if (contact.status === 'loading') return 'unknown';
  return contact.status === 'ready' && contact.value.tiktok !== '' ? 'present' : 'absent';
});
