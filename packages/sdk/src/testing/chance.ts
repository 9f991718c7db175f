/** The one moment of all made entities: 2026-01-15 12:00 UTC, in unix seconds. */
export const fixedNow = 1_768_478_400;

export interface Chance {
  /** A whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
  readonly one: <Value>(first: Value, ...rest: readonly Value[]) => Value;
}

/** Chance that is the same for the same kind of thing and the same id, on every machine and in every order. */
export function chanceOf(kind: string, id: number | string): Chance {
  let state = 2_166_136_261;
  for (const letter of `${kind}:${id}`) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { between, one: (first, ...rest) => rest[between(-1, rest.length - 1)] ?? first };
}
