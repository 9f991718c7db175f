import type { Banner } from '@signal-shop/sdk/contract';
import { action } from '../core/action.ts';
import { locationAtom } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { isSignedInAtom, openAccount } from '../session/session.ts';

/** Puts the goods of a banner into the cart; a guest is warned and goes to log in (spec §4). */
export const addBanner = action(async ({ get, set }, banner: Banner) => {
  const { visit, address } = get(locationAtom);
  if (!get(isSignedInAtom)) return set(openAccount, address);
  try {
    const { addBannerGoods } = await import('./banner-add.ts');
    await set(addBannerGoods, banner.goods_id, visit);
  } catch {
    // The code did not come, or what came was no answer: either way nothing was added.
    set(notify, 'error', { kind: 'message', id: 'cartAddFailed' });
  }
});
