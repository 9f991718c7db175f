const daySeconds = 86_400;
/** Where a day ends last on earth, it ends so many seconds after it ended in UTC. */
const endsLaterSeconds = 43_200;

/** The zone of time in which a day ends last: whoever names the day of a limit names it there. */
export const lastDayZone = 'Etc/GMT+12';

/**
 * The last second of a limit that is named by its day alone: of the day so many days after a moment, where that day
 * ends last on earth. So it lasts to the end of the day that was named, wherever that is read. All in unix seconds.
 * @example lastSecondOfDays(1_768_478_400, 14) // 1_769_731_199: January 29th is over everywhere
 */
export function lastSecondOfDays(since: number, days: number): number {
  return (Math.floor(since / daySeconds) + days + 1) * daySeconds + endsLaterSeconds - 1;
}

/** How many days are left until the day of such a limit, the last one included; at least one. */
export function daysLeft(lastSecond: number, now: number): number {
  const lastDay = Math.floor((lastSecond - endsLaterSeconds) / daySeconds);
  return Math.max(1, lastDay - Math.floor(now / daySeconds));
}
