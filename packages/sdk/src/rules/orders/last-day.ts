import { daySeconds } from '../time.ts';

/** Offset of the last time zone on earth: its days end this many seconds after the day in UTC. */
const endsLaterSeconds = 43_200;

/** The time zone in which a day ends last. Format the date of a deadline in this zone. */
export const lastDayZone = 'Etc/GMT+12';

/**
 * The last second of a deadline that is shown as a date: the end of the day `days` after `since` in the last
 * time zone on earth. The deadline lasts to the end of that date for readers everywhere. In Unix seconds.
 * @example lastSecondOfDays(1_768_478_400, 14) // 1_769_731_199: January 29th is over everywhere
 */
export function lastSecondOfDays(since: number, days: number): number {
  return (Math.floor(since / daySeconds) + days + 1) * daySeconds + endsLaterSeconds - 1;
}

/** Days left until such a deadline, including the last day; at least one. */
export function daysLeft(lastSecond: number, now: number): number {
  const lastDay = Math.floor((lastSecond - endsLaterSeconds) / daySeconds);
  return Math.max(1, lastDay - Math.floor(now / daySeconds));
}
