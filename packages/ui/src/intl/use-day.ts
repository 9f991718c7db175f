import { lastDayZone } from '@signal-shop/sdk/rules/last-day';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';

type SayMoment = (unixSeconds: number) => string;

/** Says a moment in unix seconds as day, short month and year, which stay together on one line. */
export function useDay(): SayMoment {
  const intl = useIntl();
  return (unixSeconds) => inDays(intl, unixSeconds);
}

/** Says the day to whose end a limit in unix seconds lasts: the same for every reader, and nowhere over before. */
export function useLastDay(): SayMoment {
  const intl = useIntl();
  return (unixSeconds) => inDays(intl, unixSeconds, lastDayZone);
}

/** Says a moment in unix seconds with its time of day, for parcels, steps and limits that end within hours. */
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

/** Chinese and Japanese may break beside each of these signs, other languages at their spaces. */
const breaks = /(?=[年月日])|(?<=[年月])/gu;

function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00A0').replace(breaks, '\u2060');
}
