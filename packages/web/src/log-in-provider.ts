/** What the page of a provider sends a visitor back with; `code` is null when the visitor did not allow it. */
export interface ProviderAnswer {
  readonly state: string | null;
  readonly code: string | null;
}

interface Question {
  /** The provider's page as the operator configured it: an address of this site, or one elsewhere. */
  readonly page: string;
  readonly origin: string;
  readonly returnTo: string;
  /** Comes back with the answer, and tells it from an answer that somebody else began. */
  readonly state: string;
}

const longestCode = 2_000;

/** The address of the page that asks whether the shop may know who somebody is, as OAuth 2 wants it. */
export function questionAddress({ page, origin, returnTo, state }: Question): string {
  const url = new URL(page, origin);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('redirect_uri', returnTo);
  url.searchParams.set('state', state);
  return url.href;
}

/** What an address says of a provider's answer; null when it says nothing of one. */
export function readProviderAnswer(search: string): ProviderAnswer | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code === null && query.get('error') === null) return null;
  const isCode = code !== null && code.length <= longestCode && /^[!-~]{8,}$/.test(code);
  return { state: query.get('state'), code: isCode ? code : null };
}
