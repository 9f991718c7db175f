import { accountDeletionDays } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { lastDayZone, lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import type { MailTextName } from '../../messages/message-types.ts';
import { messagesOf } from '../../messages/messages.ts';
import { fill } from '../../seed/localize.ts';
import { sendMail } from '../mail/outbox.ts';
import { checkPassword } from '../session/passwords.ts';
import { endLoginsOf } from '../session/session.ts';
import type { Customer, DeletionRequest } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { deleteAccount } from './delete-account.ts';
import { emailKey } from './emails.ts';

/** Confirmation of the request: the password, or the email address of an account without one. */
interface Confirmation {
  readonly password?: string | undefined;
  readonly email?: string | undefined;
}

/** The request to delete the account; null without one. */
export function deletionRequestOf(world: World, { id }: Customer): DeletionRequest | null {
  return world.state.deletions.requests.get(id) ?? null;
}

/**
 * Requests the deletion of an account after the grace period; a repetition changes nothing. Every other login ends.
 * @param token the token of the login that remains valid
 * @param locale the language of the emails
 * @throws Refused passwordWrong, emailsDiffer
 */
export function requestDeletion(
  world: World,
  customer: Customer,
  confirmation: Confirmation,
  token: string | null,
  locale: Locale,
): DeletionRequest {
  checkConfirmation(world, customer, confirmation, token);
  const earlier = deletionRequestOf(world, customer);
  if (earlier !== null) return earlier;
  const dueAt = lastSecondOfDays(world.clock.seconds(), accountDeletionDays);
  const request: DeletionRequest = { dueAt, locale };
  world.state.deletions.requests.set(customer.id, request);
  endLoginsOf(world, customer, token);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: lastDayZone }).format(
    dueAt * 1_000,
  );
  mailCustomer(world, customer, 'accountDeletionRequested', locale, { date });
  return request;
}

/** Ends the request to delete the account; without one it changes nothing. */
export function keepAccount(world: World, customer: Customer, locale: Locale): void {
  if (!world.state.deletions.requests.delete(customer.id)) return;
  mailCustomer(world, customer, 'accountKept', locale);
}

/** Deletes all accounts whose grace period is over. Runs before each request. */
export function deleteDueAccounts(world: World): void {
  const { customers, deletions } = world.state;
  for (const [id, { dueAt, locale }] of deletions.requests) {
    const customer = customers.get(id);
    if (customer === undefined || dueAt >= world.clock.seconds()) continue;
    deleteAccount(world, customer);
    mailCustomer(world, customer, 'accountDeleted', locale);
  }
}

function checkConfirmation(
  world: World,
  customer: Customer,
  { password, email }: Confirmation,
  token: string | null,
): void {
  if (customer.password !== null) {
    checkPassword(world, customer, token, password);
    return;
  }
  if (email === undefined || emailKey(email) !== emailKey(customer.email)) throw new Refused('emailsDiffer');
}

function mailCustomer(
  world: World,
  { email }: Customer,
  name: Extract<MailTextName, `account${string}`>,
  locale: Locale,
  values: Readonly<Record<string, string>> = {},
): void {
  const text = fill(messagesOf(locale).mails[name], values, locale);
  sendMail(world, { to: email, kind: 'account', text });
}
