import type { Mail, MailKind } from '../state/mail.ts';
import type { World } from '../state/world.ts';

const mailsMaximum = 50;

/** Sends an email. Only the newest 50 are stored, so that the memory of a long session is bounded. */
export function sendMail(
  world: World,
  mail: Pick<Mail, 'to' | 'kind' | 'text'> & Partial<Pick<Mail, 'reference' | 'unsubscribe'>>,
): Mail {
  const { outbox } = world.state;
  const sentMail: Mail = {
    reference: null,
    unsubscribe: null,
    ...mail,
    id: world.count('mail'),
    time: world.clock.seconds(),
  };
  outbox.push(sentMail);
  if (outbox.length > mailsMaximum) outbox.shift();
  return sentMail;
}

/** Emails, the newest first. */
export function sentMails(world: World, kind?: MailKind): readonly Mail[] {
  return world.state.outbox.filter((mail) => kind === undefined || mail.kind === kind).reverse();
}
