import type { Mail, MailKind } from '../state/support.ts';
import type { World } from '../state/world.ts';

const mailsKept = 50;

/** Sends an email. Only the newest 50 are stored, so that the memory of a long session is bounded. */
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

/** Emails, the newest first. */
export function sentMails(world: World, kind?: MailKind): readonly Mail[] {
  return world.state.outbox.filter((mail) => kind === undefined || mail.kind === kind).reverse();
}
