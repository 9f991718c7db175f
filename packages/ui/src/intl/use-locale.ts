import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';

/** The locale of the surrounding provider. */
export function useLocale(): Locale {
  const { locale } = useIntl();
  return locales.find((candidate) => candidate === locale) ?? defaultLocale;
}
