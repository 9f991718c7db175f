import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';

/** The language of the words around this component. */
export function useLocale(): Locale {
  const { locale } = useIntl();
  return locales.find((known) => known === locale) ?? defaultLocale;
}
