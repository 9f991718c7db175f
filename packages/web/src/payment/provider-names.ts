/** The payment providers by their names in `configuration.json`. */
const names = ['test'] as const;

export type ProviderName = (typeof names)[number];

/**
 * Validates a provider's name. Its code loads lazily with the payment pages.
 * @throws Error for an unknown name: a shop that cannot take payments must not start
 */
export function providerNameOf(name: string): ProviderName {
  const provider = names.find((one) => one === name);
  if (provider === undefined) throw new Error(`configuration.json: unknown payment provider "${name}"`);
  return provider;
}
