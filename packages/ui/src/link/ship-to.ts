import type { Currency } from '@signal-shop/sdk/contract';
import type { ComponentType } from 'react';
import { createContext } from 'react';

/** Where goods are delivered, wherever a page says so. */
export interface ShipToChoice {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly currency: Currency;
  /** Opens the choice of another country. */
  readonly onChange: () => void;
  /** The days of arrival in the country, which load later. */
  readonly Arrival: ComponentType;
}

/** null where no country can be chosen. */
export const ShipToContext = createContext<ShipToChoice | null>(null);
