import { standingStillAtMs } from '@signal-shop/mock-server';
import { isSaleActive } from '@signal-shop/sdk/rules/countdown';
import type { FlashSaleActivityState } from '../screens/flash-sale-activity/flash-sale-activity.states.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';

/** The page of the sale as the web app reads it of the shop of these scenarios. */
export function salePage(scenarios: string): InLocale<FlashSaleActivityState> {
  return (locale) => {
    const sale = ask('getFlashSale', {}, { scenarios, locale });
    const inMs = (seconds: number) => standingStillAtMs + (seconds - sale.server_time) * 1_000;
    if (sale.activity_begin_time === 0) return { status: 'none' };
    if (sale.activity_begin_time > sale.server_time) {
      return { status: 'before', beginsAtMs: inMs(sale.activity_begin_time) };
    }
    if (!isSaleActive(sale)) return { status: 'ended' };
    const closesAtMs = inMs(sale.activity_over_time);
    return {
      status: 'active',
      closesAtMs,
      background: sale.background_pic,
      lists: sale.msg.map((list) => ({
        ...list,
        endsAtMs: Math.min(closesAtMs, standingStillAtMs + list.time * 1_000),
      })),
    };
  };
}
