/** Spreads model names evenly over numbers; the same name always gives the same one (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
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
