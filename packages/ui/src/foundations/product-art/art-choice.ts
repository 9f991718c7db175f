/** Spreads model names evenly over numbers; the same name always gives the same one (FNV-1a, mixed as in Murmur3). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // The low bits of FNV move together for names of one length; without the mixing, bands and cups would come in pairs.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Picks by the model's name, independently for each part of the drawing.
 * @param part names the decision, so that two parts of one model do not move together
 */
export function choose<const Option extends string>(
  model: string,
  part: string,
  options: readonly [Option, ...Option[]],
): Option {
  return options[hashOf(`${part}:${model}`) % options.length] ?? options[0];
}
