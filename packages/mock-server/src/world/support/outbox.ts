import type { World } from '../create/world.ts';

/** What a mail of the shop is about. */
export type MailKind =
  | 'verificationCode'
  | 'subscription'
  | 'notice'
  | 'contact'
  | 'order'
  | 'afterSales'
  | 'withdrawal';

/** A mail that the shop sent; it never leaves the world. */
export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly kind: MailKind;
  /** Plain text, in the language of whoever gets it. */
  readonly text: string;
  /** What the text is for, by itself: the code to type, the order number; null where there is none. */
  readonly reference: string | null;
  /** Seconds since 1970. */
  readonly time: number;
}

const mailsKept = 50;

/** Sends a mail. Beyond the newest 50 the oldest go: a session that orders for hours must not grow by its mails. */
export function sendMail(
  world: World,
  { to, kind, text, reference = null }: Pick<Mail, 'to' | 'kind' | 'text'> & Partial<Pick<Mail, 'reference'>>,
): Mail {
  const { outbox } = world.state;
  const mail: Mail = { id: world.count('mail'), to, kind, text, reference, time: world.clock.seconds() };
  outbox.push(mail);
  if (outbox.length > mailsKept) outbox.shift();
  return mail;
}

/** Mails, the newest first. */
export function sentMails(world: World, kind?: MailKind): readonly Mail[] {
  return world.state.outbox.filter((mail) => kind === undefined || mail.kind === kind).reverse();
}
