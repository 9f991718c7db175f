import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { findUpload } from './uploads.ts';

/** Validates that the customer uploaded all pictures of a form. @throws Refused pictureNotFound */
export function checkPictures(world: World, customer: Customer, pictures: readonly string[]): void {
  const isOwn = (address: string) => findUpload(world, customer, address) !== null;
  if (!pictures.every(isOwn)) throw new Refused('pictureNotFound');
}
