export interface PriceBand {
  /** null means no lower limit. */
  readonly min: number | null;
  /** null means no upper limit. */
  readonly max: number | null;
}

const bandCount = 5;
const niceFactors = [1, 2, 2.5, 5, 10] as const;

/**
 * Divides the range between the lowest and the highest price into a few bands, with round limits in any
 * currency.
 */
export function priceBands(lowest: number, highest: number): readonly PriceBand[] {
  if (!(highest > lowest)) return [];
  const step = niceStep((highest - lowest) / bandCount);
  const borders: number[] = [];
  // Multiplied and rounded: a sum of tenths would have more than two decimals.
  for (let steps = Math.floor(lowest / step + 1); steps * step < highest; steps += 1)
    borders.push(Math.round(steps * step * 100) / 100);
  return [...borders, null].flatMap((max, index) => {
    const min = borders[index - 1] ?? null;
    return min === null && max === null ? [] : [{ min, max }];
  });
}

function niceStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum));
  return power * (niceFactors.find((factor) => factor * power >= minimum) ?? 10);
}
