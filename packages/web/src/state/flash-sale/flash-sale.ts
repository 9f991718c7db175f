import { getFlashSale } from '@signal-shop/sdk/calls';
import { isFlashSaleActive } from '@signal-shop/sdk/rules/countdown';
import type { FlashSaleState } from '@signal-shop/ui/screens/home/home/home.states.ts';
import { atom } from 'jotai';
import { startTransition } from 'react';
import { action } from '../core/action.ts';
import { nowAtom } from '../core/clock.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { query } from '../queries/query.ts';

type Activity = '0' | '1';

/** The last event of the stream in this tab. */
export const lastActivityEventAtom = atom<Activity | 'unknown'>('unknown');
const isStreamLateAtom = atom(false);
const streamGraceMs = 2_000;

/**
 * Whether a sale is open: by the last event of the stream in this tab, or in another tab, which stored it in the
 * cookie.
 */
const activityAtom = atom((get): Activity | 'unknown' => {
  const event = get(lastActivityEventAtom);
  if (event !== 'unknown') return event;
  const { cookies } = get(environmentAtom);
  if (cookies.has('activity')) return cookies.get('activity');
  return get(isStreamLateAtom) ? '0' : 'unknown';
});

export const flashSaleQuery = query(async ({ get, shop, signal }) => {
  const answer = await getFlashSale(shop, { signal });
  const receivedAtMs = get(environmentAtom).clock.now();
  const inOwnTime = (serverTime: number) => receivedAtMs + (serverTime - answer.server_time) * 1_000;
  const closesAtMs = inOwnTime(answer.activity_over_time);
  return {
    isActive: isFlashSaleActive(answer),
    beginTime: answer.activity_begin_time,
    beginsAtMs: inOwnTime(answer.activity_begin_time),
    closesAtMs,
    backgroundPicture: answer.background_pic,
    windowPicture: answer.window_pic,
    lists: answer.msg.map((list) => ({
      ...list,
      endsAtMs: Math.min(closesAtMs, receivedAtMs + list.time * 1_000),
    })),
  };
});
/** The sale as fetched, independent of the event stream. */
export const flashSaleAnswerAtom = flashSaleQuery.stateAtom;

const isOverAtom = atom((get) => {
  const sale = get(flashSaleAnswerAtom);
  return sale.status !== 'ready' || get(nowAtom) >= sale.value.closesAtMs;
});

/**
 * The flash sale strip of the home page, with the flash sale countdown: on while the stream says so and the server's
 * clock is within the sale (spec §4).
 */
export const flashSaleAtom = atom((get): FlashSaleState => {
  const activity = get(activityAtom);
  if (activity === '0') return { status: 'off' };
  const sale = get(flashSaleAnswerAtom);
  if (sale.status === 'loading') return { status: 'loading' };
  // A failed request for the sale is silent (spec §7).
  if (sale.status === 'failed' || !sale.value.isActive || get(isOverAtom)) return { status: 'off' };
  return activity === '1' ? { status: 'on', lists: sale.value.lists } : { status: 'loading' };
});

/** Whether the menu links to the flash sale. */
export const isFlashSaleOpenAtom = atom((get) => get(flashSaleAtom).status === 'on');

/** Handles an event of the stream; repeated events change nothing. */
export const applyActivityEvent = action(({ get, set, environment }, activity: Activity) => {
  const before = get(lastActivityEventAtom);
  if (before === activity) return;
  environment.cookies.set('activity', activity);
  set(lastActivityEventAtom, activity);
  if (activity === '0') return;
  if (before === '0') set(flashSaleQuery.refetch);
  void set(rememberSale);
});

/** Waits briefly for the first event of the stream, so that the strip does not cause a layout shift. */
export const startActivityGracePeriod = action(({ set, environment }) => {
  environment.clock.after(streamGraceMs, () => startTransition(() => set(isStreamLateAtom, true)));
});

const wasPageOpenedAtom = atom(false);

/** Whether the visitor has not opened the page of the open sale yet. */
export const isFlashSaleNewAtom = atom(
  (get) =>
    get(isFlashSaleOpenAtom) && !get(wasPageOpenedAtom) && !get(environmentAtom).cookies.get('hotClicked'),
);

/** Call when the page of the sale opens: the menu marks a sale until then. */
export const markFlashSaleSeen = action(({ get, set, environment }) => {
  if (!get(isFlashSaleOpenAtom)) return;
  environment.cookies.set('hotClicked', true);
  set(wasPageOpenedAtom, true);
});

/** Persists the start of the sale (spec §3). A new sale forgets the clicks of the sale before. */
export const rememberSale = action(async ({ get, set, environment: { cookies } }) => {
  const sale = await get(flashSaleQuery.promiseAtom).catch(() => null);
  if (sale === null || sale.beginTime <= 0) return;
  const known = cookies.get('startTime');
  if (known !== null && known !== sale.beginTime) {
    cookies.remove('popupClicked');
    cookies.remove('hotClicked');
    set(wasPageOpenedAtom, false);
  }
  cookies.set('startTime', sale.beginTime);
});
