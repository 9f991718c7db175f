import { findLine } from '../orders/order-lines.ts';
import { mailAboutOrder } from '../orders/order-mails.ts';
import { returnsAddress } from '../orders/parcels.ts';
import type { RequestedLine } from '../state/after-sales.ts';
import type { Order, WithdrawalReceipt } from '../state/orders.ts';
import type { World } from '../state/world.ts';

/** Emails the receipt: what was declared, when, and the address for returns. */
export function confirmWithdrawal(
  world: World,
  order: Order,
  receipt: WithdrawalReceipt,
  lines: readonly RequestedLine[],
): void {
  const { locale } = world.state;
  const names = lines.map(({ lineId, quantity }) => {
    const { goodsId } = findLine(order, lineId);
    return `${quantity} × ${world.shop.goods.get(goodsId)?.fullName[locale] ?? goodsId}`;
  });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  mailAboutOrder(world, order, order.logistics === null ? 'withdrawalReceipt' : 'withdrawalReturn', {
    kind: 'withdrawal',
    values: {
      receipt: receipt.number,
      time: time.format(receipt.time * 1_000),
      goods: new Intl.ListFormat(locale).format(names),
      address: returnsAddress,
    },
  });
}
