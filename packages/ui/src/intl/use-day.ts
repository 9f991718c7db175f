import { lastDayZone } from '@signal-shop/sdk/rules/last-day';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';

/** Says a moment in unix seconds as day, short month and year, which stay together on one line. */
export function useDay(): (unixSeconds: number) => string {
  const intl = useIntl();
  return (unixSeconds) => inDays(intl, unixSeconds);
}

/** Says the day to whose end a limit in unix seconds lasts: the same for every reader, and nowhere over before. */
export function useLastDay(): (unixSeconds: number) => string {
  const intl = useIntl();
  return (unixSeconds) => inDays(intl, unixSeconds, lastDayZone);
}

function inDays(intl: IntlShape, unixSeconds: number, timeZone?: string): string {
  return intl
    .formatDate(unixSeconds * 1_000, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...(timeZone && { timeZone }),
    })
    .replaceAll(' ', '\u00A0');
}
