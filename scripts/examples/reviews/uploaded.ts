import type { Visitor } from '../example-case.ts';
import { smallPicture } from './pictures.ts';

/** The first picture that the customer uploads. */
export const proofPicture = '/api/pictures/00ec93d236b3144d92699a766368684a.png';

/** Uploads the picture, then returns the argument of the call. */
export function withProof<Argument>(argument: Argument): (visitor: Visitor) => Promise<Argument> {
  return async ({ shop }) => {
    await shop.uploadPicture({ file: smallPicture });
    return argument;
  };
}
