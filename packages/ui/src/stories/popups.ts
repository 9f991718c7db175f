import type { BannerPlace, SideBanner } from '@signal-shop/sdk/contract';
import type { FirstOrderState } from '../chrome/first-order-popup/first-order-popup.states.ts';
import type { InLocale } from './answers.ts';
import { ask, askOnce } from './answers.ts';

/** The banner that the shop has for one place. */
export function offerAt(place: BannerPlace): InLocale<SideBanner> {
  return (locale) => {
    const scenarios = place === 'firstOrder' ? 'popup.first-order' : 'flash.open';
    const { msg } = ask('getBanner', { place }, { scenarios, locale });
    if (msg === null) throw new Error(`The story's shop has no banner for ${place}`);
    return msg;
  };
}

/** What the shop gives a new address. */
export const signedUp: InLocale<FirstOrderState> = (locale) => {
  const { msg, coupon_code } = askOnce(
    'signUpByPopup',
    { email: 'grace@example.com' },
    { scenarios: 'subscribe.ok', locale },
  );
  return { status: 'done', message: msg, code: coupon_code };
};
