import type { PaymentProvider } from './provider.ts';
import type { ProviderName } from './provider-names.ts';
import { testProvider } from './test-provider.ts';

/** Bundled with the payment pages. */
export const paymentProviders = { test: testProvider } as const satisfies Record<
  ProviderName,
  PaymentProvider
>;
