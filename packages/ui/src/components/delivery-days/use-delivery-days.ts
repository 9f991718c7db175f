import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { deliveryDaysMessages as messages } from './delivery-days.messages.ts';

export interface ExpectedDays {
  /** The first expected day, at noon UTC in Unix seconds. */
  readonly earliest: number;
  readonly latest: number;
}

/** Formats a range of days: “Nov 25 – 27”. */
export function formatDays({ earliest, latest }: ExpectedDays, intl: IntlShape): string {
  return intl
    .formatDateTimeRange(earliest * 1_000, latest * 1_000, {
      day: 'numeric',
      // The short form of Japanese is a slash.
      month: intl.locale === 'ja' ? 'long' : 'short',
      timeZone: 'UTC',
    })
    .replaceAll(' ', '\u00A0');
}

/** Says on which days goods arrive: “Arrives Nov 25 – 27”. */
export function useDeliveryDays(): (days: ExpectedDays) => string {
  const intl = useIntl();
  return (days) => intl.formatMessage(messages.arrives, { days: formatDays(days, intl) });
}
