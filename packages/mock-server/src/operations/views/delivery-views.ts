import type { DeliveryCountry, Locale } from '@signal-shop/sdk/contract';
import type { SeedCountry } from '../../seed/delivery/delivery-types.ts';
import type { Market } from '../../world/state/money.ts';
import { inCurrency } from '../../world/state/money.ts';
import { toFlag } from './goods-views.ts';

/** The languages in which the states of a country have their local names. */
const homes: Readonly<Partial<Record<Locale, string>>> = { ja: 'JP', zh: 'CN' };

export function toDeliveryCountry(country: SeedCountry, { locale, currency }: Market): DeliveryCountry {
  const { includedPercent: rate, kind } = country.tax;
  const isHome = homes[locale] === country.code;
  return {
    code: country.code,
    currency: country.currency,
    tax: { kind, is_included: toFlag(rate !== null), rate },
    address_form: {
      fields: [...country.fields],
      state_kind: country.stateKind,
      states: country.states.map(({ code, name, localName = name }) => ({
        code,
        name: isHome ? localName : name,
      })),
      postal_code: country.postalCode,
    },
    delivery_ways: country.ways.map(({ code, cents, minDays, maxDays }) => ({
      code,
      price: inCurrency(cents, currency),
      min_days: minDays,
      max_days: maxDays,
    })),
  };
}
