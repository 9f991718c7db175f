import { Refused } from './refused.ts';
import type { Customer } from './state.ts';
import type { World } from './world.ts';

const ownFolder = '/uploads/';

/** A form may only name pictures that were uploaded to this shop. @throws Refused pictureNotFound */
export function checkPictures(_world: World, _customer: Customer, pictures: readonly string[]): void {
  if (!pictures.every((address) => address.startsWith(ownFolder))) throw new Refused('pictureNotFound');
}
