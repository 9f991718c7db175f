import type { MailSubscription } from '@signal-shop/sdk/contract';
import { findLink, isSubscribed } from '../../world/mail/mail-links.ts';
import { resubscribe, unsubscribe } from '../../world/mail/unsubscriptions.ts';
import type { MailLink } from '../../world/state/mail.ts';
import type { World } from '../../world/state/world.ts';
import { forAnyone } from '../dispatch/call.ts';
import { confirm } from '../dispatch/confirm.ts';
import { toFlag } from '../views/goods-views.ts';

/** Handlers of the unsubscribe links in emails. */
export const mailingOperations = {
  getMailSubscription: forAnyone('getMailSubscription', ({ world }, { token }) => ({
    msg: toMailSubscription(world, findLink(world, token)),
  })),

  unsubscribe: forAnyone('unsubscribe', (call, { token }) => {
    const link = unsubscribe(call.world, token);
    return { msg: confirm(call, 'unsubscribed'), subscription: toMailSubscription(call.world, link) };
  }),

  resubscribe: forAnyone('resubscribe', (call, { token }) => {
    const link = resubscribe(call.world, token, call.locale);
    return { msg: confirm(call, 'resubscribed'), subscription: toMailSubscription(call.world, link) };
  }),
};

function toMailSubscription(world: World, link: MailLink): MailSubscription {
  return {
    email: maskedEmail(link.email),
    kind: link.kind,
    subscribed: toFlag(isSubscribed(world, link)),
  };
}

/** A forwarded email must not disclose the address of its recipient. */
function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
