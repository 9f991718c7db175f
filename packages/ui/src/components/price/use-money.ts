import type { Currency } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { createContext, use } from 'react';
import { useLocale } from '../../intl/use-locale.ts';

/** The currency of the shown amounts: of the country of delivery, of a placed order; by default of the language. */
export const CurrencyContext = createContext<Currency | undefined>(undefined);

/** Formats an amount in major units. */
export function useMoney(): (amount: number) => string {
  const locale = useLocale();
  const currency = use(CurrencyContext);
  return (amount) => formatMoney(amount, locale, currency);
}
