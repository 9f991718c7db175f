/** Who can take the money, by the names that `configuration.json` uses. */
const names = ['test'] as const;

export type ProviderName = (typeof names)[number];

/**
 * The name as one of those that are known. What is behind it comes with the pages that take money.
 * @throws Error for an unknown name: a shop that cannot take money must not open
 */
export function providerNameOf(name: string): ProviderName {
  const known = names.find((one) => one === name);
  if (known === undefined)
    throw new Error(`configuration.json: there is no payment provider ${JSON.stringify(name)}`);
  return known;
}
