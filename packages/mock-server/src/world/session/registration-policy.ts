import { customerWithEmail, isMagicEmail } from '../account/emails.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';

/** @throws Refused registrationSuspended, userAlreadyRegistered */
export function refuseRegistration(world: World, email: string): void {
  const { registration } = world.state;
  if (registration === 'suspended' || isMagicEmail(email, 'suspended')) {
    throw new Refused('registrationSuspended');
  }
  const isTaken = customerWithEmail(world, email) !== undefined || isMagicEmail(email, 'taken');
  if (registration === 'taken' || isTaken) throw new Refused('userAlreadyRegistered');
}
