/** The provider's response in the redirect; `code` is null if the visitor declined. */
export interface ProviderAnswer {
  readonly state: string | null;
  readonly code: string | null;
}

interface AuthorizationRequest {
  /** The provider's authorization page from the configuration: a path of this site or an external URL. */
  readonly page: string;
  readonly origin: string;
  readonly returnTo: string;
  /** Returned with the response; distinguishes it from a response to a request that another site started. */
  readonly state: string;
}

const longestCode = 2_000;

/** Builds the OAuth 2 authorization URL. */
export function authorizationUrl({ page, origin, returnTo, state }: AuthorizationRequest): string {
  const url = new URL(page, origin);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('redirect_uri', returnTo);
  url.searchParams.set('state', state);
  return url.href;
}

/** Parses a provider's response from the query; null if the query has none. */
export function readProviderAnswer(search: string): ProviderAnswer | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code === null && query.get('error') === null) return null;
  const isCode = code !== null && code.length <= longestCode && /^[!-~]{8,}$/.test(code);
  return { state: query.get('state'), code: isCode ? code : null };
}
