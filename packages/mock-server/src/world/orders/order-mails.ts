import type { MailTextName } from '../../messages/message-types.ts';
import { messagesOf } from '../../messages/messages.ts';
import { fill } from '../../seed/localize.ts';
import { sendMail } from '../mail/outbox.ts';
import type { MailKind } from '../state/mail.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import type { OrderTransitionName } from './order-machine.ts';

/** The transitions that send an email; all others send none. */
const mailAfter: Readonly<Partial<Record<OrderTransitionName, MailTextName>>> = {
  confirmPayment: 'orderPaid',
  payWithPoints: 'orderPaid',
  release: 'orderPaid',
  ship: 'orderShipped',
  cancel: 'orderCancelled',
  expire: 'orderCancelled',
  refund: 'orderRefunded',
  refundPartly: 'orderRefunded',
};

export function mailAboutMove(world: World, order: Order, name: OrderTransitionName): void {
  const text = mailAfter[name];
  if (text !== undefined) mailAboutOrder(world, order, text);
}

interface MailContent {
  readonly kind?: MailKind;
  /** Further placeholders of the text. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Sends an email to the address of the order, in the language of the session. */
export function mailAboutOrder(
  world: World,
  order: Order,
  text: MailTextName,
  { kind = 'order', values = {} }: MailContent = {},
): void {
  const customer = world.state.customers.get(order.customerId);
  if (customer === undefined) return;
  const { locale } = world.state;
  const placeholders: Readonly<Record<string, string>> = {
    ordersn: order.ordersn,
    tracking: order.logistics?.trackingNumber ?? '',
    company: order.logistics?.company ?? '',
    ...values,
  };
  const mailText = fill(messagesOf(locale).mails[text], placeholders, locale);
  sendMail(world, { to: customer.email, kind, text: mailText, reference: order.ordersn });
}
