import { isRecord } from '@signal-shop/sdk/rules/is-record';

/**
 * Lists what makes the content of `configuration.json` a demonstration: a payment provider that accepts the public test
 * cards, or pages of the mock server. A shop delivered with them would give its goods away.
 */
export function demonstrationMarks(configuration: unknown): string[] {
  const { paymentProvider, logInProviders } = isRecord(configuration) ? configuration : {};
  const addresses = Object.entries(isRecord(logInProviders) ? logInProviders : {});
  return [
    // The shop uses the test provider also if the entry is missing.
    ...(paymentProvider === undefined || paymentProvider === 'test'
      ? ['paymentProvider is "test", which accepts the public test cards']
      : []),
    ...addresses.flatMap(([name, address]) =>
      String(address).includes('/__mock') ? [`logInProviders.${name} is a page of the mock server`] : [],
    ),
  ];
}
