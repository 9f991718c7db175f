import { getContact, listCategories } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { remote, source } from '../queries/remote.ts';
import { isSignedInAtom } from '../session/session.ts';

const categoriesSource = source(
  async ({ shop, signal }) => (await listCategories(shop, { signal })).msg.tree,
);
const contactSource = source(async ({ shop, signal }) => {
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

const categoriesRemote = remote(categoriesSource);
const contactRemote = remote(contactSource);

/** Reads the menu again where it failed before; never for the first time. */
export const retryCategories = action(({ get, set }) => {
  if (get(categoriesRemote).status === 'failed') set(categoriesSource);
});

/** The tree of the menu, up to three levels deep. */
export const categoriesAtom = atom((get) => get(categoriesRemote));
/** How to reach the shop, its links checked. */
export const contactAtom = atom((get) => get(contactRemote));

/** Whether the visitor has the tiktok token, from a login or from the contact (spec §3). */
export const tiktokAtom = atom((get): 'present' | 'absent' | 'unknown' => {
  get(isSignedInAtom);
  if (get(environmentAtom).cookies.get('tiktokToken') !== null) return 'present';
  const contact = get(contactRemote);
  if (contact.status === 'loading') return 'unknown';
  return contact.status === 'ready' && contact.value.tiktok !== '' ? 'present' : 'absent';
});
