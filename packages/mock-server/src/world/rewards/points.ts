import { points as amounts } from '@signal-shop/sdk/constants';
import type { PointKind } from '@signal-shop/sdk/contract';
import type { SeedCustomer } from '../../seed/customer-types.ts';
import type { Customer } from '../state/account.ts';
import type { PointEntry, PointsState } from '../state/rewards.ts';
import type { World } from '../state/world.ts';

/** Fixed awards. */
const awards = {
  signUp: amounts.signUp,
  dailyLogin: amounts.dailyLogin,
  invite: amounts.invite,
  socialFollow: amounts.socialFollow,
  profileCompleted: amounts.profileCompleted,
  sharedReview: amounts.sharedReview,
} as const satisfies Partial<Record<PointKind, number>>;

/** The points of the seed customers in a new world; today's login is counted already. */
export function initialPoints(customers: readonly SeedCustomer[], now: number): PointsState {
  const entries: PointEntry[] = [];
  for (const { id: customerId, pointLog } of customers) {
    let balance = 0;
    for (const { kind, change, secondsAgo } of pointLog) {
      balance += change;
      entries.push({ id: entries.length + 1, customerId, kind, change, balance, time: now - secondsAgo });
    }
  }
  return { entries, visitedOn: new Map(customers.map(({ id }) => [id, dayOf(now)])) };
}

/**
 * Changes a balance and appends to the history. The only function that moves points.
 * @param amount negative for spent points
 * @throws RangeError when the balance would be negative: callers check it first
 */
export function addPoints(
  world: World,
  customer: Customer,
  kind: PointEntry['kind'],
  amount: number,
): PointEntry {
  const balance = customer.points + amount;
  if (balance < 0) throw new RangeError(`The balance of ${customer.points} points is less than ${-amount}`);
  customer.points = balance;
  const { entries } = world.state.points;
  const entry: PointEntry = {
    id: entries.length + 1,
    customerId: customer.id,
    kind,
    change: amount,
    balance,
    time: world.clock.seconds(),
  };
  entries.push(entry);
  return entry;
}

/** Awards the fixed points of a kind (spec §9); null when the cap of the month is reached. */
export function awardPoints(world: World, customer: Customer, kind: keyof typeof awards): PointEntry | null {
  if (kind === 'invite' && isInviteCapReached(world, customer)) return null;
  return addPoints(world, customer, kind, awards[kind]);
}

/** Awards the daily login with a customer's first call on a day (UTC). */
export function awardDailyLogin(world: World, customer: Customer): void {
  const { visitedOn } = world.state.points;
  const today = dayOf(world.clock.seconds());
  if (visitedOn.get(customer.id) === today) return;
  visitedOn.set(customer.id, today);
  awardPoints(world, customer, 'dailyLogin');
}

/** Whether the daily login of today (UTC) has been counted. */
export function visitedToday(world: World, { id }: Customer): boolean {
  return world.state.points.visitedOn.get(id) === dayOf(world.clock.seconds());
}

/** A customer's points history, the newest first. */
export function pointLogOf(world: World, customer: Customer): readonly PointEntry[] {
  return world.state.points.entries.filter(({ customerId }) => customerId === customer.id).reverse();
}

/** Points that invitations earned in this calendar month (UTC). */
export function invitePointsThisMonth(world: World, customer: Customer): number {
  const month = monthOf(world.clock.seconds());
  return world.state.points.entries
    .filter(
      ({ customerId, kind, time }) =>
        customerId === customer.id && kind === 'invite' && monthOf(time) === month,
    )
    .reduce((sum, { change }) => sum + change, 0);
}

/** Whether another invitation would exceed the cap of the month. */
export function isInviteCapReached(world: World, customer: Customer): boolean {
  return invitePointsThisMonth(world, customer) + amounts.invite > amounts.invitePerMonthMaximum;
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10);
}

function monthOf(seconds: number): string {
  return dayOf(seconds).slice(0, 7);
}
