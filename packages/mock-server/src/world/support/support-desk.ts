import { supportHours, supportReplyHours } from '@signal-shop/sdk/constants';
import { daySeconds, hourSeconds } from '@signal-shop/sdk/rules/time';

const opens = Number.parseInt(supportHours.from, 10) * hourSeconds;
const closes = Number.parseInt(supportHours.to, 10) * hourSeconds;

/** The opening hours of the support desk: Monday to Friday in UTC. Seconds since 1970. */
export interface DeskHours {
  readonly isOpen: boolean;
  readonly isWeekend: boolean;
  /** Null while it is open. */
  readonly opensAt: number | null;
  /** Null while it is closed. */
  readonly closesAt: number | null;
}

export function deskHours(now: number): DeskHours {
  const today = now - (now % daySeconds);
  const isOpen = !isWeekend(now) && now >= today + opens && now < today + closes;
  return {
    isOpen,
    isWeekend: isWeekend(now),
    opensAt: isOpen ? null : nextOpening(now, today),
    closesAt: isOpen ? today + closes : null,
  };
}

/** The deadline for the reply to a message that arrives now; Saturday and Sunday do not count. */
export function replyUntil(now: number): number {
  const start = isWeekend(now) ? mondayAfter(now) : now;
  const end = start + supportReplyHours * hourSeconds;
  return isWeekend(end) ? end + 2 * daySeconds : end;
}

/** The next Saturday noon, now included. */
export function saturdayNoon(now: number): number {
  const today = now - (now % daySeconds);
  const noons = [0, 1, 2, 3, 4, 5, 6, 7].map((days) => today + days * daySeconds + daySeconds / 2);
  return noons.find((noon) => weekday(noon) === saturday && noon >= now) ?? now;
}

const saturday = 6;
const sunday = 0;

function nextOpening(now: number, today: number): number {
  const openingTimes = [0, 1, 2, 3].map((days) => today + days * daySeconds + opens);
  return openingTimes.find((time) => time > now && !isWeekend(time)) ?? now;
}

function mondayAfter(now: number): number {
  const tomorrow = now - (now % daySeconds) + daySeconds;
  return weekday(tomorrow) === sunday ? tomorrow + daySeconds : tomorrow;
}

function isWeekend(seconds: number): boolean {
  const day = weekday(seconds);
  return day === saturday || day === sunday;
}

/** 0 is Sunday. */
function weekday(seconds: number): number {
  return new Date(seconds * 1_000).getUTCDay();
}
