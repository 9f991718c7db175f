/** The allowed increase over the reference, as a percentage or in the figure's unit, or an absolute limit. */
export type Bar =
  | { readonly kind: 'percent'; readonly limit: number }
  | { readonly kind: 'difference'; readonly limit: number }
  | { readonly kind: 'absolute'; readonly limit: number };

export interface Comparison {
  readonly reference: number;
  readonly now: number;
  readonly difference: number;
  /** Relative to the reference; NaN if the reference is 0. */
  readonly ratio: number;
  /** True without a limit; false without a measurement. */
  readonly isMet: boolean;
}

export function median(numbers: readonly number[]): number {
  const ascending = numbers.toSorted((left, right) => left - right);
  const middle = ascending.length / 2;
  const upper = ascending[Math.floor(middle)] ?? Number.NaN;
  const lower = ascending[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Compares the medians of two builds; ignores failed measurements, which are NaN. */
export function compare(reference: readonly number[], now: readonly number[], bar?: Bar): Comparison {
  const [before, after] = [medianOfNumbers(reference), medianOfNumbers(now)];
  const difference = after - before;
  const ratio = before === 0 ? Number.NaN : after / before;
  return { reference: before, now: after, difference, ratio, isMet: isMet(before, after, bar) };
}

function medianOfNumbers(numbers: readonly number[]): number {
  return median(numbers.filter((number) => !Number.isNaN(number)));
}

function isMet(before: number, after: number, bar: Bar | undefined): boolean {
  if (bar === undefined) return true;
  if (bar.kind === 'percent') return after <= before * (1 + bar.limit / 100);
  if (bar.kind === 'difference') return after - before <= bar.limit;
  return after <= bar.limit;
}

export function barText(bar: Bar | undefined): string {
  if (bar === undefined) return '';
  if (bar.kind === 'percent') return `+${bar.limit} %`;
  return bar.kind === 'difference' ? `+${bar.limit}` : `≤ ${bar.limit}`;
}
