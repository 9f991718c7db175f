import { demoCustomerOf } from '../../world/account/customers.ts';
import { storeUpload } from '../../world/reviews/uploads.ts';
import type { World } from '../../world/state/world.ts';

/** One gray pixel as a placeholder for the customer's picture. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The address of a picture that the demonstration customer uploads. */
export function uploadProof(world: World): string {
  const octets = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));
  return storeUpload(world, demoCustomerOf(world), { octets, isCut: false }).address;
}
