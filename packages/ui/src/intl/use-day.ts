import { lastDayZone } from '@signal-shop/sdk/rules/last-day';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';

type SayMoment = (unixSeconds: number) => string;

/** Formats unix seconds as day, short month and year, without a line break inside. */
export function useDay(): SayMoment {
  const intl = useIntl();
  return (unixSeconds) => inDays(intl, unixSeconds);
}

/**
 * Formats a deadline in unix seconds as its last day. The zone is the one where days end last (UTC−12): every reader
 * sees the same day, and the deadline does not pass before that day ends.
 */
export function useLastDay(): SayMoment {
  const intl = useIntl();
  return (unixSeconds) => inDays(intl, unixSeconds, lastDayZone);
}

/** Formats unix seconds with the time of day, for parcels, steps and deadlines within hours. */
export function useMoment(): SayMoment {
  const intl = useIntl();
  return (unixSeconds) =>
    unbroken(intl.formatDate(unixSeconds * 1_000, { dateStyle: 'medium', timeStyle: 'short' }));
}

function inDays(intl: IntlShape, unixSeconds: number, timeZone?: string): string {
  return unbroken(
    intl.formatDate(unixSeconds * 1_000, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...(timeZone && { timeZone }),
    }),
  );
}

/** Chinese and Japanese can wrap after each of these characters, other languages at spaces. */
const breaks = /(?=[年月日])|(?<=[年月])/gu;

function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00A0').replace(breaks, '\u2060');
}
