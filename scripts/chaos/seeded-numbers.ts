import { createHash } from 'node:crypto';

/** Returns the same numbers from 0 to below 1 for the same seed. */
export function seededNumbers(seed: number): () => number {
  let index = 0;
  return () => {
    index += 1;
    return createHash('sha256').update(`${seed}:${index}`).digest().readUInt32BE() / 2 ** 32;
  };
}
