import { awardPoints } from '../rewards/points.ts';
import type { Customer, Profile } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { customerWithEmail, emailKey } from './emails.ts';

/** Missing fields do not change. */
export interface ProfileChanges extends Partial<Profile> {
  readonly email?: string;
  readonly emailConfirmation?: string;
  readonly nickname?: string;
}

/** The fields of a complete profile; not everyone sells or buys on a marketplace. */
const requiredFields = [
  'country',
  'state',
  'city',
  'birthDate',
  'gender',
] as const satisfies (keyof Profile)[];
const presetFields = ['email', 'nickname'];
const earliestBirthDate = '1900-01-01';

export function profileOf(world: World, { id }: Customer): Profile {
  return world.state.profiles.get(id) ?? emptyProfile();
}

/** How complete the profile is, 0 to 100. */
export function completenessOf(profile: Profile): number {
  const completedCount =
    requiredFields.filter((field) => profile[field] !== null).length + presetFields.length;
  return Math.round((100 * completedCount) / (requiredFields.length + presetFields.length));
}

export function hasEarnedProfilePoints(world: World, { id }: Customer): boolean {
  return world.state.points.entries.some(
    ({ customerId, kind }) => customerId === id && kind === 'profileCompleted',
  );
}

/**
 * Saves the given fields. Completing the profile for the first time earns points.
 * @returns the points earned
 * @throws Refused emailsDiffer, userAlreadyRegistered, birthDateInvalid: then nothing is saved
 */
export function saveProfile(world: World, customer: Customer, changes: ProfileChanges): number {
  const { email, emailConfirmation, nickname, ...fields } = changes;
  if (email !== undefined) refuseEmail(world, customer, email, emailConfirmation);
  if (fields.birthDate !== undefined && fields.birthDate !== null) refuseBirthDate(world, fields.birthDate);
  const profile = { ...profileOf(world, customer), ...fields };
  world.state.profiles.set(customer.id, profile);
  if (email !== undefined) customer.email = email.trim();
  if (nickname !== undefined) customer.nickname = nickname;
  if (completenessOf(profile) < 100 || hasEarnedProfilePoints(world, customer)) return 0;
  return awardPoints(world, customer, 'profileCompleted')?.change ?? 0;
}

export function emptyProfile(): Profile {
  return { country: null, state: null, city: null, birthDate: null, gender: null, marketplaceUrl: null };
}

function refuseEmail(
  world: World,
  customer: Customer,
  email: string,
  confirmation: string | undefined,
): void {
  if (emailKey(email) === emailKey(customer.email)) return;
  if (emailKey(email) !== emailKey(confirmation ?? '')) throw new Refused('emailsDiffer');
  if (customerWithEmail(world, email) !== undefined) throw new Refused('userAlreadyRegistered');
}

function refuseBirthDate(world: World, birthDate: string): void {
  const day = new Date(`${birthDate}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === birthDate;
  if (!isDay || day.getTime() >= world.clock.now() || birthDate < earliestBirthDate) {
    throw new Refused('birthDateInvalid');
  }
}
