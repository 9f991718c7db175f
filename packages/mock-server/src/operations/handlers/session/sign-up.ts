import { messagesOf } from '../../../messages/messages.ts';
import { fill } from '../../../seed/localize.ts';
import { presentGoods } from '../../../world/catalogue/goods.ts';
import { sendMailing } from '../../../world/mail/mail-links.ts';
import { firstOrderCouponCode, subscribe } from '../../../world/mail/subscriptions.ts';
import { displayTextOf } from '../../../world/state/display-text.ts';
import { forAnyone } from '../../dispatch/call.ts';
import { toDrawing } from '../../views/goods-views.ts';

const code = firstOrderCouponCode;

/** Handlers of subscriptions, the first-order popup and standalone banners. */
export const signUpOperations = {
  subscribe: forAnyone('subscribe', ({ world, locale }, { email }) => {
    subscribe(world, email, locale);
    const { confirmations, mails } = messagesOf(locale);
    sendMailing(world, { to: email, kind: 'offers', locale, text: mails.subscription });
    return { msg: confirmations.subscribed };
  }),

  signUpByPopup: forAnyone('signUpByPopup', ({ world, locale }, { email }) => {
    subscribe(world, email, locale);
    const { confirmations, mails } = messagesOf(locale);
    const text = fill(mails.firstOrderCoupon, { code }, locale);
    sendMailing(world, { to: email, kind: 'offers', locale, text, reference: code });
    return { msg: fill(confirmations.signedUp, { code }, locale), coupon_code: code };
  }),

  getBanner: forAnyone('getBanner', ({ world, locale }, { place }) => {
    const banner = world.shop.site.sideBanners.find((one) => one.place === place);
    const isPopup = place === 'firstOrder' || place === 'seasonal';
    const [goods] = presentGoods(world, banner === undefined ? [] : [banner.goodsId]);
    if (banner === undefined || goods === undefined) return { msg: null };
    if (isPopup && world.state.display.popups === 'none') return { msg: null };
    const { pic_index, goods_unit, goods_kind, goods_color } = toDrawing(world, goods, locale);
    return {
      msg: {
        place,
        title: displayTextOf(world, banner.title, locale),
        remark: displayTextOf(world, banner.remark, locale, 500),
        button: displayTextOf(world, banner.button, locale, 60),
        link: banner.link,
        url: pic_index,
        goods_id: goods.goodsId,
        goods_unit,
        goods_kind,
        goods_color,
      },
    };
  }),
};
