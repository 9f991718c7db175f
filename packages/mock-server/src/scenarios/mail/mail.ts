import { unsubscribeLinkDays } from '@signal-shop/sdk/constants';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { messagesOf } from '../../messages/messages.ts';
import { fill } from '../../seed/localize.ts';
import type { SeedGoods } from '../../seed/types.ts';
import { demoCustomer } from '../../world/account/customers.ts';
import { findLink, sendMailing, storeLink } from '../../world/mail/mail-links.ts';
import { unsubscribe } from '../../world/mail/unsubscriptions.ts';
import type { MailingKind, NoticeKind } from '../../world/state/mail.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario } from '../create/scenario.ts';

/** The tokens of unsubscribe links that the scenarios of this file send. */
export const linkTokens = {
  offers: 'mail_offers_of_the_demonstration',
  backInStock: 'mail_stock_of_the_demonstration',
  saleStart: 'mail_sale_of_the_demonstration',
} as const satisfies Record<MailingKind, string>;

const { email } = demoCustomer;

/** Scenarios of emails with unsubscribe links. */
export const mailScenarios: readonly Scenario[] = [
  scenario(
    'mail.offers',
    'ada@example.com gets offers; the link in the email unsubscribes',
    subscribeToOffers,
  ),
  scenario(
    'mail.back-in-stock',
    'ada@example.com gets notices about products back in stock, and waits for another one',
    (world) => {
      const [first, second] = soldOutGoods(world);
      mailNotice(world, 'backInStock', first);
      const request = { goodsId: second.goodsId, email, kind: 'backInStock' } as const;
      world.state.noticeRequests = [
        ...world.state.noticeRequests,
        { ...request, locale: world.state.locale },
      ];
    },
    'mail.stock',
  ),
  scenario(
    'mail.sale-start',
    'ada@example.com got the notice that a sale has started',
    (world) => mailNotice(world, 'saleStart', soldOutGoods(world)[0]),
    'mail.sale',
  ),
  scenario(
    'mail.alerts',
    'the customer waits for emails about a sold-out product and about a flash sale',
    requestAlerts,
    'mail.alerts',
  ),
  scenario(
    'mail.unsubscribed',
    'ada@example.com has unsubscribed from offers; the link undoes it',
    (world) => {
      subscribeToOffers(world);
      unsubscribe(world, linkTokens.offers);
    },
  ),
  scenario(
    'mail.link-expired',
    `the unsubscribe link of the offers is more than ${unsubscribeLinkDays} days old`,
    (world) => {
      subscribeToOffers(world);
      findLink(world, linkTokens.offers).sentAt -= (unsubscribeLinkDays + 1) * daySeconds;
    },
  ),
];

function requestAlerts(world: World): void {
  const { locale } = world.state;
  const [soldOut] = soldOutGoods(world);
  const onSale = soldOutGoods(world)[1];
  world.state.noticeRequests = [
    { goodsId: onSale.goodsId, email, kind: 'saleStart', locale },
    { goodsId: soldOut.goodsId, email, kind: 'backInStock', locale },
  ];
}

function subscribeToOffers(world: World): void {
  const { locale } = world.state;
  storeLink(world, linkTokens.offers, email, 'offers');
  world.state.subscribers.set(email, locale);
  sendMailing(world, { to: email, kind: 'offers', locale, text: messagesOf(locale).mails.subscription });
}

function mailNotice(world: World, kind: NoticeKind, goods: SeedGoods): void {
  const { locale } = world.state;
  storeLink(world, linkTokens[kind], email, kind);
  const text = fill(messagesOf(locale).mails[kind], { goods: goods.fullName[locale], count: 7 }, locale);
  sendMailing(world, { to: email, kind, locale, text, reference: String(goods.goodsId) });
}

/** Two goods, sold out if the seed has such. */
function soldOutGoods({ shop }: World): readonly [SeedGoods, SeedGoods] {
  const [first, second] = [...shop.goods.values()].sort((one, other) => one.stock - other.stock);
  if (first === undefined || second === undefined) throw new Error('The seed has less than two goods.');
  return [first, second];
}
