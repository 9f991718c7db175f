import { useIntl } from 'react-intl';

/** Says a moment in unix seconds as day, short month and year, which stay together on one line. */
export function useDay(): (unixSeconds: number) => string {
  const intl = useIntl();
  return (unixSeconds) =>
    intl
      .formatDate(unixSeconds * 1_000, { day: 'numeric', month: 'short', year: 'numeric' })
      .replaceAll(' ', '\u00A0');
}
