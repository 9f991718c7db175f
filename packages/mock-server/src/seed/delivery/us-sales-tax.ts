/**
 * Sales tax of each US state in thousandths of a percent: the state's base rate of 2025, without the taxes of counties
 * and cities. Keys are the postal abbreviations.
 */
const rates: Readonly<Record<string, readonly [name: string, rate: number]>> = {
  AL: ['Alabama', 4_000],
  AK: ['Alaska', 0],
  AZ: ['Arizona', 5_600],
  AR: ['Arkansas', 6_500],
  CA: ['California', 7_250],
  CO: ['Colorado', 2_900],
  CT: ['Connecticut', 6_350],
  DE: ['Delaware', 0],
  DC: ['District of Columbia', 6_000],
  FL: ['Florida', 6_000],
  GA: ['Georgia', 4_000],
  HI: ['Hawaii', 4_000],
  ID: ['Idaho', 6_000],
  IL: ['Illinois', 6_250],
  IN: ['Indiana', 7_000],
  IA: ['Iowa', 6_000],
  KS: ['Kansas', 6_500],
  KY: ['Kentucky', 6_000],
  LA: ['Louisiana', 5_000],
  ME: ['Maine', 5_500],
  MD: ['Maryland', 6_000],
  MA: ['Massachusetts', 6_250],
  MI: ['Michigan', 6_000],
  MN: ['Minnesota', 6_875],
  MS: ['Mississippi', 7_000],
  MO: ['Missouri', 4_225],
  MT: ['Montana', 0],
  NE: ['Nebraska', 5_500],
  NV: ['Nevada', 6_850],
  NH: ['New Hampshire', 0],
  NJ: ['New Jersey', 6_625],
  NM: ['New Mexico', 4_875],
  NY: ['New York', 4_000],
  NC: ['North Carolina', 4_750],
  ND: ['North Dakota', 5_000],
  OH: ['Ohio', 5_750],
  OK: ['Oklahoma', 4_500],
  OR: ['Oregon', 0],
  PA: ['Pennsylvania', 6_000],
  RI: ['Rhode Island', 7_000],
  SC: ['South Carolina', 6_000],
  SD: ['South Dakota', 4_200],
  TN: ['Tennessee', 7_000],
  TX: ['Texas', 6_250],
  UT: ['Utah', 6_100],
  VT: ['Vermont', 6_000],
  VA: ['Virginia', 5_300],
  WA: ['Washington', 6_500],
  WV: ['West Virginia', 6_000],
  WI: ['Wisconsin', 5_000],
  WY: ['Wyoming', 4_000],
};

const byName = new Map(
  Object.entries(rates).flatMap(([code, [name, rate]]) => [
    [code.toLowerCase(), rate],
    [name.toLowerCase(), rate],
  ]),
);

/** Thousandths of a percent for a state, by its abbreviation or its name; null for an unknown state. */
export function usSalesTaxRate(state: string): number | null {
  return byName.get(state.trim().toLowerCase()) ?? null;
}

/** Every state by its abbreviation and name, sorted by name. */
export const usStates: readonly { readonly code: string; readonly name: string }[] = Object.entries(
  rates,
).map(([code, [name]]) => ({ code, name }));
