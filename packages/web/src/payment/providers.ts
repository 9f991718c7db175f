import type { PaymentProvider } from './provider.ts';
import type { ProviderName } from './provider-names.ts';
import { testProvider } from './test-provider.ts';

/** Travels with the pages that take money. */
export const paymentProviders = { test: testProvider } as const satisfies Record<
  ProviderName,
  PaymentProvider
>;
