import { messagesOf } from '../../messages/messages.ts';
import { fill } from '../../seed/localise.ts';
import { presentGoods } from '../../world/catalogue/goods.ts';
import { displayTextOf } from '../../world/state/display-text.ts';
import { sendMail } from '../../world/support/outbox.ts';
import { firstOrderCouponCode, subscribe } from '../../world/support/subscriptions.ts';
import { forAnyone } from '../dispatch/call.ts';
import { noPicture, toDrawing } from '../views/goods-views.ts';

const code = firstOrderCouponCode;

/** Handlers of subscriptions, the first-order popup and standalone banners. */
export const signUpOperations = {
  subscribe: forAnyone('subscribe', ({ world, locale }, { email }) => {
    subscribe(world, email);
    const { confirmations, mails } = messagesOf(locale);
    sendMail(world, { to: email, kind: 'subscription', text: mails.subscription });
    return { msg: confirmations.subscribed };
  }),

  signUpByPopup: forAnyone('signUpByPopup', ({ world, locale }, { email }) => {
    subscribe(world, email);
    const { confirmations, mails } = messagesOf(locale);
    const text = fill(mails.firstOrderCoupon, { code }, locale);
    sendMail(world, { to: email, kind: 'subscription', text, reference: code });
    return { msg: fill(confirmations.signedUp, { code }, locale), coupon_code: code };
  }),

  getBanner: forAnyone('getBanner', ({ world, locale }, { place }) => {
    const banner = world.shop.site.sideBanners.find((one) => one.place === place);
    const isPopup = place === 'firstOrder' || place === 'seasonal';
    const [goods] = presentGoods(world, banner === undefined ? [] : [banner.goodsId]);
    if (banner === undefined || goods === undefined) return { msg: null };
    if (isPopup && world.state.display.popups === 'none') return { msg: null };
    const { goods_unit, goods_kind, goods_color } = toDrawing(world, goods, locale);
    return {
      msg: {
        place,
        title: displayTextOf(world, banner.title, locale),
        remark: displayTextOf(world, banner.remark, locale, 500),
        button: displayTextOf(world, banner.button, locale, 60),
        link: banner.link,
        url: noPicture,
        goods_id: goods.goodsId,
        goods_unit,
        goods_kind,
        goods_color,
      },
    };
  }),
};
