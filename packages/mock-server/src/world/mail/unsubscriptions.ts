import type { Locale } from '@signal-shop/sdk/contract';
import { emailKey } from '../account/emails.ts';
import type { MailLink, NoticeRequest } from '../state/mail.ts';
import type { World } from '../state/world.ts';
import { findLink, isSubscribed } from './mail-links.ts';

/**
 * Ends the kind of email that a link is about, for its address; a repetition changes nothing.
 * @throws Refused verificationCodeWrong
 */
export function unsubscribe(world: World, token: string): MailLink {
  const link = findLink(world, token);
  if (!isSubscribed(world, link)) return link;
  if (link.kind === 'offers') world.state.subscribers.delete(emailKey(link.email));
  const { noticeRequests } = world.state;
  link.deletedRequests = noticeRequests.filter((request) => isOf(request, link));
  world.state.noticeRequests = noticeRequests.filter((request) => !isOf(request, link));
  return link;
}

/**
 * Restores what `unsubscribe` ended; a repetition changes nothing.
 * @param locale the language of the offers from now on
 * @throws Refused verificationCodeWrong
 */
export function resubscribe(world: World, token: string, locale: Locale): MailLink {
  const link = findLink(world, token);
  if (isSubscribed(world, link)) return link;
  if (link.kind === 'offers') world.state.subscribers.set(emailKey(link.email), locale);
  world.state.noticeRequests = [...world.state.noticeRequests, ...(link.deletedRequests ?? [])];
  link.deletedRequests = null;
  return link;
}

function isOf(request: NoticeRequest, { email, kind }: MailLink): boolean {
  return request.kind === kind && emailKey(request.email) === emailKey(email);
}
