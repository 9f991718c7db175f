import { getBanner } from '@signal-shop/sdk/calls';
import { loginModalFirstDelayMs, loginModalNextDelayMs, popupDelayMs } from '@signal-shop/sdk/constants';
import type { BannerPlace } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import type { Stop } from '../../environment.ts';
import { safeHref } from '../../safe-address.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
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
const isOtherOpenAtom = atom(false);
const timersAtom = atom<readonly PausableTimer[]>([]);

/** Whether there can still be a first order: not once a customer has paid one; null while nobody knows. */
const canOrderFirstAtom = atom((get): boolean | null => {
  if (!get(isSignedInAtom)) return true;
  const user = readyOr(get(userAtom), null);
  return user === null ? null : user.is_pay === Flag.no;
});

/** Which popup it is the time for: the seasonal one while a sale is on (spec §4); null for none, or while nobody knows. */
const placeAtom = atom((get): Extract<BannerPlace, Popup> | null => {
  if (!get(isOfferDueAtom)) return null;
  const { status } = get(flashSaleAtom);
  if (status === 'loading') return null;
  if (status === 'on') return 'seasonal';
  return get(canOrderFirstAtom) === true ? 'firstOrder' : null;
});

const offerQuery = query(async ({ get, shop, signal }) => {
  const place = get(placeAtom);
  if (place === null) return null;
  const { msg } = await getBanner(shop, { place }, { signal });
  return msg === null ? null : { place, banner: { ...msg, link: safeHref(msg.link) ?? '' } };
});

/** What the popup promises; a popup whose words do not come stays away without a word. */
export const offerAtom = atom((get) => readyOr(get(offerQuery.stateAtom), null));

/** The picture of the sale for the seasonal popup, '' while it has none. */
export const offerPictureAtom = atom((get) => readyOr(get(flashSaleAnswerAtom), null)?.windowPicture ?? '');

/**
 * The one popup that stands in front, null while there is none. Timers stand still while a dialog is open, so the one
 * whose time came first is first.
 */
export const popupAtom = atom((get): Popup | null => {
  if (get(isOtherOpenAtom)) return null;
  if (get(isLogInDueAtom) && !get(isSignedInAtom)) return 'logIn';
  return get(isOfferClosedAtom) ? null : (get(offerAtom)?.place ?? null);
});

/** Begins a visit of the home page: an offer after 0.5 s, the way to log in after 5 s (spec §9). */
export const startPopups = action((context): Stop => {
  const { get, set, environment } = context;
  if (environment.sessionItems.get('fixedModal') !== 'false') {
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

/** Told whenever a dialog opens or the last one closes: all timers wait, and no popup comes over it. */
export const followDialogs = action(({ get, set }, isAnyOpen: boolean) => {
  set(isOtherOpenAtom, isAnyOpen && get(popupAtom) === null);
  for (const timer of get(timersAtom)) {
    if (isAnyOpen) timer.hold();
    else timer.goOn();
  }
});

/** Closes what stands in front: an offer for the rest of the visit, the way to log in for ten seconds (spec §4). */
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
  // What it says stays while it leaves.
  set(isOfferClosedAtom, true);
});

function wait({ set, environment }: ActionContext, delayMs: number, run: () => void): void {
  const timer = pausableTimer(environment.clock, delayMs, run);
  set(timersAtom, (timers) => [...timers, timer]);
}
