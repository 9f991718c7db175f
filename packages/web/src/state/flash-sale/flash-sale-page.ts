import type { FlashSaleItem } from '@signal-shop/sdk/contract';
import type { FlashSaleScreenState } from '@signal-shop/ui/screens/flash-sale/flash-sale/flash-sale.states.ts';
import { atom } from 'jotai';
import { buyNow, reportOutcome } from '../cart/cart-add.ts';
import { action } from '../core/action.ts';
import { nowAtom } from '../core/clock.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { flashSaleAnswerAtom, flashSaleAtom, flashSaleQuery, lastActivityEventAtom } from './flash-sale.ts';

const buyingAtom = atom<number | null>(null);

/** The phase of the flash sale by the server's clock; changes twice, not each second. */
const phaseAtom = atom((get): 'unknown' | 'none' | 'before' | 'open' | 'ended' => {
  const sale = get(flashSaleAnswerAtom);
  if (sale.status !== 'ready') return 'unknown';
  const { beginTime, beginsAtMs, closesAtMs, lists } = sale.value;
  if (beginTime === 0 || closesAtMs <= beginsAtMs) return 'none';
  if (get(nowAtom) < beginsAtMs) return 'before';
  if (get(nowAtom) >= closesAtMs) return 'ended';
  return lists.some(({ goods }) => goods.length > 0) ? 'open' : 'none';
});

/**
 * The page of the flash sale: its phase follows the server's clock, and an event of the stream can close it (spec
 * §4).
 */
export const flashSalePageAtom = atom((get): FlashSaleScreenState => {
  const sale = get(flashSaleAnswerAtom);
  if (sale.status !== 'ready') return sale;
  const phase = get(phaseAtom);
  const { beginsAtMs, closesAtMs, lists, backgroundPicture, isActive } = sale.value;
  switch (phase) {
    case 'unknown':
      return { status: 'loading' };
    case 'none':
    case 'ended':
      return { status: phase };
    case 'before':
      return { status: 'before', beginsAtMs };
    case 'open':
      break;
  }
  // The data is from before the sale opened; the refetch with the new prices is pending.
  if (!isActive) return { status: 'loading' };
  const strip = get(flashSaleAtom).status;
  if (strip === 'loading') return { status: 'loading' };
  // A stream that cannot be opened hides the strip but ends no sale; only an event of the stream does.
  const hasEvent = get(lastActivityEventAtom) !== 'unknown' || get(environmentAtom).cookies.has('activity');
  if (strip === 'off' && hasEvent) return { status: 'ended' };
  return { status: 'active', lists, closesAtMs, background: backgroundPicture };
});

/** Refetches the sale after a failure, or when a countdown ends. */
export const refetchFlashSale = flashSaleQuery.refetch;

/** The product of the sale whose purchase is pending. */
export const flashSaleBuyingAtom = atom((get) => get(buyingAtom));

/** Buys one piece of goods in the sale at once (spec §4, Buy Now). */
export const buyFromFlashSale = action(async ({ get, set }, item: FlashSaleItem) => {
  if (get(buyingAtom) !== null) return;
  set(buyingAtom, item.id);
  const outcome = await set(buyNow, { goodsId: item.id, quantity: 1, maximum: item.seckill_count });
  set(buyingAtom, null);
  set(reportOutcome, outcome);
});
