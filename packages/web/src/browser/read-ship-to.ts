import type { Currency } from '@signal-shop/sdk/contract';

export const shipToCookieName = 'ship_to';

/** Where a visitor wants goods delivered, and the currency that follows from it. */
export interface ShipTo {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly currency: Currency;
}

// As keys, so that the compiler reports a new currency; `rules/price` would be too large for the inline script.
const currencies = { USD: null, EUR: null, CNY: null, JPY: null } as const satisfies Record<Currency, null>;

/** Reads the choice from its cookie, such as `DE.EUR`; null for any other text. */
export function readShipTo(text: string | null): ShipTo | null {
  const [country = '', code] = text?.split('.') ?? [];
  return /^[A-Z]{2}$/.test(country) && isCurrency(code) ? { country, currency: code } : null;
}

function isCurrency(code = ''): code is Currency {
  return Object.hasOwn(currencies, code);
}
