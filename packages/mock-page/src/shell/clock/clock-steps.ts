import { dayMs, hourMs } from '@signal-shop/sdk/rules/time';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

export const steps = [
  { words: '+1 min', ms: minuteMs },
  { words: '+1 h', ms: hourMs },
  { words: '+1 day', ms: dayMs },
] as const;

export const units = {
  s: { words: 'seconds', ms: secondMs },
  min: { words: 'minutes', ms: minuteMs },
  h: { words: 'hours', ms: hourMs },
  day: { words: 'days', ms: dayMs },
} as const;

export type UnitName = keyof typeof units;

export const unitNames: readonly UnitName[] = ['s', 'min', 'h', 'day'];

/** Milliseconds of an amount in a unit; negative for a jump back. @throws Error if the amount is not a number */
export function stepOf(amount: string, unit: UnitName): number {
  const number = Number(amount.trim().replace(',', '.'));
  if (amount.trim() === '' || !Number.isFinite(number)) throw new Error('Enter a number such as 90.');
  return Math.round(number * units[unit].ms);
}

/** A duration in its two largest units: `1 day 2 h`. */
export function distanceText(ms: number): string {
  const parts = [...unitNames].reverse().reduce<{ readonly left: number; readonly words: readonly string[] }>(
    ({ left, words }, unit) => {
      const count = Math.floor(left / units[unit].ms);
      return {
        left: left - count * units[unit].ms,
        words: count === 0 ? words : [...words, unitText(count, unit)],
      };
    },
    { left: Math.abs(ms), words: [] },
  );
  return parts.words.length === 0 ? 'less than a second' : parts.words.slice(0, 2).join(' ');
}

/** Describes the offset of the virtual clock: `1 h ahead`. */
export function aheadText(ms: number): string {
  return `${distanceText(ms)} ${ms < 0 ? 'behind' : 'ahead'}`;
}

function unitText(count: number, unit: UnitName): string {
  return unit === 'day' && count > 1 ? `${count} days` : `${count} ${unit}`;
}
