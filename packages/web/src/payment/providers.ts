import type { PaymentProvider } from './provider.ts';
import { testProvider } from './test-provider.ts';

const providers: ReadonlyMap<string, PaymentProvider> = new Map([['test', testProvider]]);

/**
 * The provider of that name, as the shop's configuration writes it.
 * @throws Error for an unknown name: a shop that cannot take money must not open
 */
export function paymentProviderOf(name: string): PaymentProvider {
  const provider = providers.get(name);
  if (provider === undefined)
    throw new Error(`configuration.json: there is no payment provider ${JSON.stringify(name)}`);
  return provider;
}
