import { unsubscribeLinkDays } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { messagesOf } from '../../messages/messages.ts';
import type { DetailName } from '../../messages/rights/types.ts';
import { fill } from '../../seed/localize.ts';
import { emailKey } from '../account/emails.ts';
import type { Mail, MailingKind, MailLink } from '../state/mail.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { sendMail } from './outbox.ts';

const linksMaximum = 2_000;

interface Mailing extends Pick<Mail, 'to' | 'text'>, Partial<Pick<Mail, 'reference'>> {
  readonly kind: MailingKind;
  readonly locale: Locale;
}

/** Sends an email whose text ends with an unsubscribe link. */
export function sendMailing(world: World, { to, kind, locale, text, reference = null }: Mailing): void {
  const unsubscribe = unsubscribePath(renewLink(world, to, kind));
  const footer = fill(messagesOf(locale).mails.unsubscribe, { link: unsubscribe }, locale);
  sendMail(world, {
    to,
    kind: kind === 'offers' ? 'subscription' : 'notice',
    text: `${text}\n\n${footer}`,
    reference,
    unsubscribe,
  });
}

/** The path of the page that a token opens. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe?${new URLSearchParams({ token })}`;
}

/** @throws Refused verificationCodeWrong: the token is unknown, or its email too old */
export function findLink(world: World, token: string): MailLink {
  const link = world.state.mailings.links.get(token);
  if (link === undefined) throw refusedLink('mailLinkInvalid');
  if (world.clock.seconds() - link.sentAt > unsubscribeLinkDays * daySeconds)
    throw refusedLink('mailLinkExpired');
  return link;
}

/** Whether the email address of a link is still subscribed to the link's kind of email. */
export function isSubscribed(world: World, { email, kind, deletedRequests }: MailLink): boolean {
  return kind === 'offers' ? world.state.subscribers.has(emailKey(email)) : deletedRequests === null;
}

/** Registers a link with a fixed token, so that a session can start with one. */
export function storeLink(world: World, token: string, email: string, kind: MailingKind): void {
  const { links } = world.state.mailings;
  const [oldest] = links.keys();
  if (oldest !== undefined && links.size >= linksMaximum) links.delete(oldest);
  links.set(token, { email, kind, sentAt: world.clock.seconds(), deletedRequests: null });
}

/** A new request for this kind of email ends an earlier unsubscription. */
export function forgetUnsubscription(world: World, email: string, kind: MailingKind): void {
  const [, link] = entryOf(world, email, kind) ?? [];
  if (link !== undefined) link.deletedRequests = null;
}

/** One link for all emails of a kind to an address; the newest email keeps it valid. @returns its token */
function renewLink(world: World, email: string, kind: MailingKind): string {
  const [token, link] = entryOf(world, email, kind) ?? [];
  if (token !== undefined && link !== undefined) {
    link.sentAt = world.clock.seconds();
    return token;
  }
  const next = `mail_${world.draw('mailLink', 32)}`;
  storeLink(world, next, email, kind);
  return next;
}

function entryOf(world: World, email: string, kind: MailingKind): readonly [string, MailLink] | undefined {
  const key = emailKey(email);
  for (const entry of world.state.mailings.links) {
    if (entry[1].kind === kind && emailKey(entry[1].email) === key) return entry;
  }
  return undefined;
}

/** The code of a mailed code that is wrong or too old, with a sentence about links. */
function refusedLink(detail: DetailName): Refused {
  return new Refused('verificationCodeWrong', null, detail);
}
