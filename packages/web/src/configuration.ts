import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { apiBaseOf } from './begin/api-base.ts';
import { fetchConfiguration } from './browser/early-requests.ts';
import { safeHref } from './safe-address.ts';

/**
 * URLs of the services that a deployed shop uses; an operator sets them in `configuration.json` next to the
 * page.
 */
export interface Configuration {
  /** Origin of the API, such as `https://api.example`; '' for the page's own origin. */
  readonly apiBase: string;
  /** URL of the community, https; null to hide its links. */
  readonly communityAddress: string | null;
  /** OAuth authorization pages of the social login; null for a provider that is not offered. */
  readonly logInProviders: { readonly facebook: string | null; readonly google: string | null };
  /** The payment provider's name in `payment/providers.ts`. */
  readonly paymentProvider: string;
}

/** The defaults of missing fields. */
export const standardConfiguration: Configuration = {
  apiBase: '',
  communityAddress: null,
  logInProviders: { facebook: null, google: null },
  paymentProvider: 'test',
};

/** Parses the file's content. Missing or invalid fields get their defaults; never throws. */
export function readConfiguration(content: unknown): Configuration {
  const { apiBase, communityAddress, logInProviders, paymentProvider } = entriesOf(content);
  const { facebook, google } = entriesOf(logInProviders);
  return {
    apiBase: apiBaseOf(apiBase),
    communityAddress: secureOf(communityAddress),
    logInProviders: { facebook: safeHref(facebook), google: safeHref(google) },
    paymentProvider:
      typeof paymentProvider === 'string' ? paymentProvider : standardConfiguration.paymentProvider,
  };
}

/**
 * Loads the file, which the page has preloaded. Without it the shop calls its own origin.
 * @throws never; problems are passed to `onProblem`, for the operator of the shop
 */
export async function loadConfiguration(onProblem: (problem: string) => void): Promise<Configuration> {
  try {
    const response = await fetchConfiguration();
    if (response.ok) return readConfiguration(await response.json());
    onProblem(`configuration.json: ${response.status}`);
  } catch (cause) {
    onProblem(`configuration.json: ${String(cause)}`);
  }
  return standardConfiguration;
}

function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function secureOf(address: unknown): string | null {
  const href = safeHref(address);
  return href?.startsWith('https:') === true ? href : null;
}
