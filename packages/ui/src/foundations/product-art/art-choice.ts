/** A uniform hash of model names (FNV-1a with the finalizer of Murmur3). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // The low bits of FNV correlate for names of one length: without the finalizer, bands and cups would come in pairs.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Chooses a variant by the model's name, independently for each part of the drawing.
 * @param part salts the hash, so that two parts of a model are independent
 */
export function choose<const Option extends string>(
  model: string,
  part: string,
  options: readonly [Option, ...Option[]],
): Option {
  return options[hashOf(`${part}:${model}`) % options.length] ?? options[0];
}
