import { daySeconds } from '@signal-shop/sdk/rules/time';
import { messagesOf } from '../../messages/messages.ts';
import { isFlashSaleOn } from '../flash-sale/flash-sale.ts';
import type { World } from '../state/world.ts';
import { sendMailing } from './mail-links.ts';

/** Emails subscribers that a flash sale has started: one email a day at most, as the subscribe box promises. */
export function deliverOffers(world: World): void {
  const { flashSale, mailings, subscribers } = world.state;
  const now = world.clock.seconds();
  const isAnnounced = flashSale.beginTime <= mailings.offersSentAt;
  if (isAnnounced || !isFlashSaleOn(world) || now - mailings.offersSentAt < daySeconds) return;
  mailings.offersSentAt = now;
  for (const [to, locale] of subscribers) {
    sendMailing(world, { to, kind: 'offers', locale, text: messagesOf(locale).mails.offers });
  }
}
