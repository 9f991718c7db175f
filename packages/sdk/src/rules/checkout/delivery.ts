import type { CountryAddressForm, DeliveryWay } from '../../generated/types.ts';
import { daySeconds } from '../time.ts';

/** The first and the last expected day, at noon UTC in Unix seconds. Format them in UTC. */
export interface ArrivalWindow {
  readonly earliest: number;
  readonly latest: number;
}

const thursday = 4;
const weekDays = 7;
const saturday = 6;

/**
 * When an order arrives that is paid at `paidAt`, in Unix seconds: Saturdays and Sundays are no working days.
 * @example arrivalWindow(1_768_478_400, { min_days: 2, max_days: 4 }) // January 19th to 21st, over a weekend
 */
export function arrivalWindow(
  paidAt: number,
  { min_days, max_days }: Pick<DeliveryWay, 'min_days' | 'max_days'>,
): ArrivalWindow {
  return { earliest: workingDaysLater(paidAt, min_days), latest: workingDaysLater(paidAt, max_days) };
}

function workingDaysLater(since: number, days: number): number {
  let day = Math.floor(since / daySeconds);
  for (let left = days; left > 0; ) {
    day += 1;
    if (isWorkingDay(day)) left -= 1;
  }
  return day * daySeconds + daySeconds / 2;
}

/** Day 0, the first of 1970, was a Thursday. */
function isWorkingDay(day: number): boolean {
  const weekDay = (day + thursday) % weekDays;
  return weekDay !== 0 && weekDay !== saturday;
}

/** A postal code as the pattern of its country expects it: in capital letters, from any keyboard. */
export function normalizePostalCode(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase();
}

/** Whether a text can be a postal code of the country. */
export function isPostalCode(
  text: string,
  { postal_code }: Pick<CountryAddressForm, 'postal_code'>,
): boolean {
  return new RegExp(`^(?:${postal_code.pattern})$`).test(normalizePostalCode(text));
}

/** The state with this code or name, in any case; undefined if the country has none. */
export function findState(
  text: string,
  { states }: Pick<CountryAddressForm, 'states'>,
): CountryAddressForm['states'][number] | undefined {
  const wanted = text.trim().toLowerCase();
  return states.find(({ code, name }) => [code.toLowerCase(), name.toLowerCase()].includes(wanted));
}

/** Whether the country's addresses have the field. */
export function hasField(
  { fields }: Pick<CountryAddressForm, 'fields'>,
  field: CountryAddressForm['fields'][number],
): boolean {
  return fields.includes(field);
}

/** The tax in a sum that includes it, in the unit of the sum. @example includedTax(11_900, 19) // 1_900 */
export function includedTax(sum: number, percent: number): number {
  return Math.round((sum * percent) / (100 + percent));
}
