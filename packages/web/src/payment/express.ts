// The runner of an express payment: from the payment sheet of the device to a token. It charges nothing.
import type { PayableOrder } from '@signal-shop/sdk/contract';
import type { Clock } from '../environment.ts';
import type { ApprovedSheet, OpenSheet } from './provider.ts';

/** The result of the sheet; all but `approved` charge nothing. */
export type Confirmation =
  | { readonly status: 'approved'; readonly sheet: ApprovedSheet }
  | { readonly status: 'canceled' | 'timedOut' | 'unavailable' };

/** How long the sheet may wait for the shopper. */
export const sheetTimeoutMs = 300_000;

/** The first sheet that this device can show; null without one. */
export async function findSheet([open, ...others]: readonly OpenSheet[]): Promise<OpenSheet | null> {
  if (open === undefined) return null;
  return (await canShow(open)) ? open : findSheet(others);
}

async function canShow(open: OpenSheet): Promise<boolean> {
  try {
    const amount = { currency: 'USD', value: '0' };
    return await open({ total: { label: 'signal', amount } }).canMakePayment();
  } catch {
    // No such API, an insecure page, or a browser that refuses the question.
    return false;
  }
}

/** Shows the sheet with the order and waits for the shopper's answer. */
export async function confirmOnDevice(
  open: OpenSheet,
  { ordersn, money, currency }: PayableOrder,
  clock: Clock,
): Promise<Confirmation> {
  let isLate = false;
  let stop = () => {};
  try {
    const sheet = open({ total: { label: `signal ${ordersn}`, amount: { currency, value: String(money) } } });
    stop = clock.after(sheetTimeoutMs, () => {
      isLate = true;
      // Refused while the device is checking the shopper: the answer then follows soon.
      sheet.abort().catch(() => undefined);
    });
    return { status: 'approved', sheet: await sheet.show() };
  } catch (error) {
    if (isLate) return { status: 'timedOut' };
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return { status: isClosed ? 'canceled' : 'unavailable' };
  } finally {
    stop();
  }
}
