import type { Banner } from '@signal-shop/sdk/contract';
import { action } from '../core/action.ts';
import { lazyCode } from '../core/lazy-code.ts';
import { locationAtom } from '../core/location.ts';
import { isSignedInAtom, openAccountPage } from '../session/session.ts';

const loadBannerAdd = lazyCode(() => import('./banner-add.ts'));

/** Adds the product of a banner to the cart; a guest is warned and redirected to the login page (spec §4). */
export const addBanner = action(async ({ get, set }, banner: Banner) => {
  const location = get(locationAtom);
  if (!get(isSignedInAtom)) return set(openAccountPage, location.address);
  const code = await set(loadBannerAdd, 'cartAddFailed');
  // Not `guard`, because that is not part of the first load.
  if (code !== null) await set(code.addBannerGoods, banner.goods_id, () => get(locationAtom) === location);
});
