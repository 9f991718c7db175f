import type { Banner } from '@signal-shop/sdk/contract';
import { action } from './action.ts';
import type { BuyOutcome } from './cart-add.ts';
import { leaveForLogIn } from './leave-for-log-in.ts';
import { notify } from './notices.ts';
import { isSignedInAtom } from './session.ts';

/** Puts the goods of a banner into the cart; a guest is warned and goes to log in (spec §4). */
export const addBanner = action(async ({ get, set }, banner: Banner) => {
  if (!get(isSignedInAtom)) {
    set(notify, 'warning', { kind: 'message', id: 'notLoggedIn' });
    set(leaveForLogIn);
    return;
  }
  const { addToCart } = await import('./cart-add.ts');
  const outcome = await set(addToCart, {
    goodsId: banner.goods_id,
    quantity: 1,
    maximum: Number.POSITIVE_INFINITY,
  });
  set(sayOutcome, outcome);
});

/** Tells at the edge of the page why something could not be bought; silent when it could. */
export const sayOutcome = action(({ set }, outcome: BuyOutcome) => {
  switch (outcome.kind) {
    case 'none':
    case 'session':
      return;
    case 'server':
      set(notify, 'warning', outcome);
      return;
    case 'outOfStock':
    case 'exceedsMaximum':
      set(notify, 'warning', { kind: 'message', id: outcome.kind });
      return;
    case 'addFailed':
      set(notify, 'error', { kind: 'message', id: 'cartAddFailed' });
  }
});
