import type { CountryAddressForm, Currency, DeliveryTax, DeliveryWayCode } from '@signal-shop/sdk/contract';

export type AddressField = CountryAddressForm['fields'][number];

/** `localName` is its name in the language of the country, if that is another one than in English. */
export interface SeedState {
  readonly code: string;
  readonly name: string;
  readonly localName?: string;
}

export interface SeedDeliveryWay {
  readonly code: DeliveryWayCode;
  /** US cents. */
  readonly cents: number;
  readonly minDays: number;
  readonly maxDays: number;
}

/** A country that the shop delivers to. */
export interface SeedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly currency: Currency;
  readonly tax: {
    readonly kind: DeliveryTax['kind'];
    /** Null when it depends on the state and is added to prices. */
    readonly includedPercent: number | null;
  };
  readonly fields: readonly AddressField[];
  readonly stateKind: CountryAddressForm['state_kind'];
  readonly states: readonly SeedState[];
  readonly postalCode: CountryAddressForm['postal_code'];
  /** The ordinary way first. */
  readonly ways: readonly [SeedDeliveryWay, ...SeedDeliveryWay[]];
}
