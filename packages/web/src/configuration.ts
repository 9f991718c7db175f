import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { apiBaseOf } from './begin/api-base.ts';
import { fetchConfiguration } from './browser/early-requests.ts';
import { safeHref } from './safe-address.ts';

/** Where a delivered shop finds the others; an operator writes it into `configuration.json` beside the page. */
export interface Configuration {
  /** Origin of the server that answers calls, such as `https://api.example`; '' when it is the page's own. */
  readonly apiBase: string;
  /** Where the community lives, https; null when there is none, and nothing links to it. */
  readonly communityAddress: string | null;
  /** Pages that ask a visitor whether the shop may know who they are; null of each that is not offered. */
  readonly logInProviders: { readonly facebook: string | null; readonly google: string | null };
  /** Who takes the money, by the name that `payment/providers.ts` knows. */
  readonly paymentProvider: string;
}

/** What holds where the file says nothing. */
export const standardConfiguration: Configuration = {
  apiBase: '',
  communityAddress: null,
  logInProviders: { facebook: null, google: null },
  paymentProvider: 'test',
};

/** Reads the file's content. What is missing or no usable address is as in the standard; never throws. */
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
 * Asks for the file, which the page has preloaded. A shop without it calls its own server.
 * @throws never; what went wrong is passed to `onProblem`, for whoever operates the shop
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
