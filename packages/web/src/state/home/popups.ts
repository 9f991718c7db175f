import { getBanner } from '@signal-shop/sdk/calls';
import { loginModalFirstDelayMs, loginModalNextDelayMs, popupDelayMs } from '@signal-shop/sdk/constants';
import type { BannerPlace } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import type { Stop } from '../../environment.ts';
import { safeHref } from '../../safe-address.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import type { PausableTimer } from '../core/pausable-timer.ts';
import { pausableTimer } from '../core/pausable-timer.ts';
import { flashSaleAnswerAtom, flashSaleAtom } from '../flash-sale/flash-sale.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { isSignedInAtom, userAtom } from '../session/session.ts';

export type Popup = 'firstOrder' | 'seasonal' | 'logIn';

const isOfferDueAtom = atom(false);
const isOfferClosedAtom = atom(false);
const isLogInDueAtom = atom(false);
const isVisitorBusyAtom = atom(false);
const timersAtom = atom<readonly PausableTimer[]>([]);

/** Whether a first order is still possible: not after a paid one; null while unknown. */
const canOrderFirstAtom = atom((get): boolean | null => {
  if (!get(isSignedInAtom)) return true;
  const user = readyOr(get(userAtom), null);
  if (user !== null) return user.is_pay === Flag.no;
  // Until the server answers, its answer of the last visit counts.
  const known = get(environmentAtom).cookies.get('userInfo');
  return known === null ? null : known.isPay === Flag.no;
});

/** The popup that is due: the seasonal one during a sale (spec §4); null for none or while unknown. */
const duePopupAtom = atom((get): Extract<BannerPlace, Popup> | null => {
  if (!get(isOfferDueAtom)) return null;
  const { status } = get(flashSaleAtom);
  if (status === 'loading') return null;
  if (status === 'on') return 'seasonal';
  return get(canOrderFirstAtom) === true ? 'firstOrder' : null;
});

const offerQuery = query(async ({ get, shop, signal }) => {
  const place = get(duePopupAtom);
  if (place === null) return null;
  const { msg } = await getBanner(shop, { place }, { signal });
  return msg === null ? null : { place, banner: { ...msg, link: safeHref(msg.link) ?? '' } };
});

/** The content of the offer popup; without it the popup does not open. */
export const offerAtom = atom((get) => readyOr(get(offerQuery.stateAtom), null));

/** The picture of the seasonal popup; '' for none. */
export const offerPictureAtom = atom((get) => readyOr(get(flashSaleAnswerAtom), null)?.windowPicture ?? '');

/**
 * The visible popup, or null. Timers pause while a dialog is open or a field has the focus, so that the popup with the
 * earliest time comes first.
 */
export const popupAtom = atom((get): Popup | null => {
  if (get(isVisitorBusyAtom)) return null;
  if (get(isLogInDueAtom) && !get(isSignedInAtom)) return 'logIn';
  return get(isOfferClosedAtom) ? null : (get(offerAtom)?.place ?? null);
});

/**
 * Starts the timers of a visit of the home page: the offer after 0.5 s, the login popup after 5 s (spec §9). Visitors who
 * have followed an offer see none until the next sale.
 */
export const startPopups = action((context): Stop => {
  const { get, set, environment } = context;
  if (environment.sessionItems.get('fixedModal') !== 'false' && !environment.cookies.get('popupClicked')) {
    wait(context, popupDelayMs, () => set(isOfferDueAtom, true));
  }
  wait(context, loginModalFirstDelayMs, () => set(isLogInDueAtom, true));
  return () => {
    for (const timer of get(timersAtom)) timer.stop();
    set(timersAtom, []);
    set(isOfferDueAtom, false);
    set(isOfferClosedAtom, false);
    set(isLogInDueAtom, false);
  };
});

/**
 * Call when the visitor opens a dialog or starts to fill in a field, and when neither is the case any more: pauses the
 * timers, and no popup opens meanwhile.
 */
export const followVisitor = action(({ get, set }, isBusy: boolean) => {
  set(isVisitorBusyAtom, isBusy && get(popupAtom) === null);
  for (const timer of get(timersAtom)) {
    if (isBusy) timer.pause();
    else timer.resume();
  }
});

/** Closes the visible popup: an offer for the rest of the visit, the login popup for ten seconds (spec §4). */
export const closePopup = action((context) => {
  const { get, set, environment } = context;
  const popup = get(popupAtom);
  if (popup === null) return;
  if (popup === 'logIn') {
    set(isLogInDueAtom, false);
    wait(context, loginModalNextDelayMs, () => set(isLogInDueAtom, true));
    return;
  }
  environment.sessionItems.set('fixedModal', 'false');
  // The content stays until the closing animation has ended.
  set(isOfferClosedAtom, true);
});

/** Closes the offer that the visitor follows, and remembers it. */
export const followOffer = action(({ set, environment }) => {
  environment.cookies.set('popupClicked', true);
  set(closePopup);
});

function wait({ set, environment }: ActionContext, delayMs: number, run: () => void): void {
  const timer = pausableTimer(environment.clock, delayMs, run);
  set(timersAtom, (timers) => [...timers, timer]);
}
