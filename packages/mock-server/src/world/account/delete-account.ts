import type { Customer } from '../state/account.ts';
import type { WorldState } from '../state/state.ts';
import type { World } from '../state/world.ts';
import { emailKey } from './emails.ts';
import { anonymizeOrders } from './retained-orders.ts';

/** Deletes the personal data of a customer. Orders remain without a link to the customer, as tax law requires. */
export function deleteAccount(world: World, customer: Customer): void {
  const { state } = world;
  anonymizeOrders(world, customer);
  deleteRecordsById(state, customer);
  deleteRecordsByCustomer(state, customer);
  deleteRecordsByEmail(state, customer);
  deleteStoredAnswers(state, customer);
  state.deletions.requests.delete(customer.id);
  state.deletions.deletedIds.add(customer.id);
}

function deleteRecordsById(state: WorldState, { id }: Customer): void {
  const byId = [
    ...[state.customers, state.profiles, state.avatars, state.carts, state.wishes, state.addresses],
    ...[state.follows, state.wheel.chances, state.raffles.drawn, state.points.visitedOn],
  ];
  for (const records of byId) records.delete(id);
}

function deleteRecordsByCustomer(state: WorldState, { id }: Customer): void {
  const isOwn = ({ customerId }: { readonly customerId: number }) => customerId === id;
  deleteWhere(state.tokens, isOwn);
  deleteWhere(state.uploads, isOwn);
  deleteWhere(state.coupons.owned, isOwn);
  deleteWhere(state.winnings, isOwn);
  deleteWhere(state.registrations, isOwn);
  deleteWhere(state.freeTests.applications, isOwn);
  deleteWhere(state.reviews.written, isOwn);
  const { entries } = state.points;
  entries.splice(0, entries.length, ...entries.filter((entry) => !isOwn(entry)));
  for (const [comment, customers] of state.reviews.praises) {
    state.reviews.praises.set(
      comment,
      customers.filter((one) => one !== id),
    );
  }
}

function deleteRecordsByEmail(state: WorldState, { email }: Customer): void {
  const key = emailKey(email);
  const isOwn = (record: { readonly email: string }) => emailKey(record.email) === key;
  state.subscribers.delete(key);
  state.noticeRequests = state.noticeRequests.filter((request) => !isOwn(request));
  deleteWhere(state.mailings.links, isOwn);
  state.loginAttempts.delete(key);
  state.orderLookups.delete(key);
  for (const purpose of ['register', 'reset']) state.verification.codes.delete(`${purpose} ${key}`);
}

/** Answers that are stored for retries: those to the customer, and those to a guest who logged in as the customer. */
function deleteStoredAnswers({ answers }: WorldState, { id, email }: Customer): void {
  for (const [key, { body }] of answers) {
    if (key.startsWith(`${id} `) || JSON.stringify(body).includes(email)) answers.delete(key);
  }
}

function deleteWhere<Key, Value>(records: Map<Key, Value>, isDeleted: (record: Value) => boolean): void {
  for (const [key, record] of records) if (isDeleted(record)) records.delete(key);
}
