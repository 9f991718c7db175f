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
  const first = Math.floor(lowest / step + 1) * step;
  const borders: number[] = [];
  for (let border = first; border < highest; border += step) borders.push(border);
  return [...borders, null].flatMap((max, index) => {
    const min = borders[index - 1] ?? null;
    return min === null && max === null ? [] : [{ min, max }];
  });
}

function niceStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum));
  return power * (niceFactors.find((factor) => factor * power >= minimum) ?? 10);
}
