import { messagesOf } from '../../messages/messages.ts';
import { fill } from '../../seed/localize.ts';
import type { SeedGoods } from '../../seed/types.ts';
import { emailKey } from '../account/emails.ts';
import { findGoods, presentGoods } from '../catalogue/goods.ts';
import { stockOf } from '../catalogue/stock.ts';
import { flashOffer } from '../flash-sale/flash-sale.ts';
import type { Customer } from '../state/account.ts';
import { assertCapacity } from '../state/capacity.ts';
import type { NoticeKind, NoticeRequest } from '../state/mail.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { forgetUnsubscription, sendMailing } from './mail-links.ts';
import { checkMailbox } from './subscriptions.ts';

/** @throws Refused goodsNotFound, emailInvalid, alreadyInStock, saleAlreadyOpen, noticeAlreadyRequested */
export function requestNotice(world: World, request: NoticeRequest): void {
  const goods = findGoods(world, request.goodsId);
  checkMailbox(request.email);
  if (hasHappened[request.kind](world, goods)) throw new Refused(tooLate[request.kind]);
  const isSame = ({ goodsId, email, kind }: NoticeRequest) =>
    goodsId === request.goodsId &&
    kind === request.kind &&
    email.toLowerCase() === request.email.toLowerCase();
  if (world.state.noticeRequests.some(isSame)) throw new Refused('noticeAlreadyRequested');
  assertCapacity(world, 'noticeRequests');
  world.state.noticeRequests = [...world.state.noticeRequests, request];
  forgetUnsubscription(world, request.email, request.kind);
}

/** The requests for the email address of a customer, newest first, without goods that left the shop. */
export function requestedNotices(world: World, { email }: Customer): readonly NoticeRequest[] {
  return world.state.noticeRequests
    .filter((request) => emailKey(request.email) === emailKey(email) && isPresent(world, request))
    .toReversed();
}

/** Cancels a request for the email address of a customer; one that does not exist is ignored. */
export function cancelNotice(world: World, customer: Customer, goodsId: number, kind: NoticeKind): void {
  const isCanceled = (request: NoticeRequest) =>
    request.goodsId === goodsId &&
    request.kind === kind &&
    emailKey(request.email) === emailKey(customer.email);
  world.state.noticeRequests = world.state.noticeRequests.filter((request) => !isCanceled(request));
}

/** Sends all due notices, each once. */
export function deliverNotices(world: World): void {
  const { noticeRequests } = world.state;
  if (noticeRequests.length === 0) return;
  const due = noticeRequests.filter((request) => isDue(world, request));
  if (due.length === 0) return;
  world.state.noticeRequests = noticeRequests.filter((request) => !due.includes(request));
  for (const request of due) deliver(world, request);
}

const hasHappened = {
  backInStock: (world, goods) => stockOf(world, goods) > 0,
  saleStart: (world, goods) => (flashOffer(world, goods.goodsId)?.stock ?? 0) > 0,
} as const satisfies Record<NoticeKind, (world: World, goods: SeedGoods) => boolean>;

const tooLate = { backInStock: 'alreadyInStock', saleStart: 'saleAlreadyOpen' } as const;

function isDue(world: World, { goodsId, kind }: NoticeRequest): boolean {
  const [goods] = presentGoods(world, [goodsId]);
  return goods !== undefined && hasHappened[kind](world, goods);
}

function isPresent(world: World, { goodsId }: NoticeRequest): boolean {
  return presentGoods(world, [goodsId]).length > 0;
}

function deliver(world: World, { goodsId, email, kind, locale }: NoticeRequest): void {
  const goods = findGoods(world, goodsId);
  const values = { goods: goods.fullName[locale], count: stockOf(world, goods) };
  const text = fill(messagesOf(locale).mails[kind], values, locale);
  sendMailing(world, { to: email, kind, locale, text, reference: String(goodsId) });
}
