/** A state of the shop, encoded in the query of a URL. */
export interface DeepLink {
  /** Names of scenarios; an empty list is the default state. */
  readonly scenarios?: readonly string[];
  /**
   * Seed of the pseudo-random numbers, so that order numbers and draws are the same for everyone who opens the link.
   */
  readonly seed?: string | number;
  /** The moment at which the clock is frozen: an ISO text. By default the machine's clock. */
  readonly now?: string;
  /** Milliseconds that the clock has advanced since then. */
  readonly ahead?: number;
  /** Joins an existing session without a change; `default` is the session that all browsers share. */
  readonly session?: string;
}

const parameters = {
  scenarios: '__mock',
  seed: '__seed',
  now: '__now',
  ahead: '__ahead',
  session: '__session',
} as const satisfies Record<keyof DeepLink, string>;

const own: ReadonlySet<string> = new Set(Object.values(parameters));

/**
 * A URL of the shop that opens in a state. Path, hash and the other parameters stay unchanged.
 * @param address absolute, or from the root
 * @example deepLink('http://localhost:5173/car', { scenarios: ['flash.closes-10s', 'cart.tier-60'], seed: 7 })
 */
export function deepLink(address: string | URL, link: DeepLink): string {
  const { before, query, hash } = split(String(address));
  const queryFields = [
    [parameters.scenarios, link.scenarios?.join(',') ?? (link.session === undefined ? '' : undefined)],
    [parameters.seed, link.seed],
    [parameters.now, link.now],
    [parameters.ahead, link.ahead],
    [parameters.session, link.session],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encoded(String(value))}`]));
  return `${before}?${[...query.filter((pair) => !isOwn(pair)), ...queryFields].join('&')}${hash}`;
}

/** The deep link in a URL, and the URL without it; null when there is none. */
export function readDeepLink(address: string): { readonly link: DeepLink; readonly address: string } | null {
  const { before, query, hash } = split(address);
  const ownPairs = query.filter(isOwn);
  if (ownPairs.length === 0) return null;
  const rest = query.filter((pair) => !isOwn(pair));
  const values = new URLSearchParams(ownPairs.join('&'));
  const names = values.getAll(parameters.scenarios).flatMap((names) => names.split(','));
  const seed = values.get(parameters.seed);
  const now = values.get(parameters.now);
  const ahead = values.get(parameters.ahead);
  const session = values.get(parameters.session);
  return {
    link: {
      ...(values.has(parameters.scenarios)
        ? { scenarios: names.map((name) => name.trim()).filter((name) => name !== '') }
        : {}),
      ...(seed === null ? {} : { seed }),
      ...(now === null ? {} : { now }),
      ...(ahead === null ? {} : { ahead: Number(ahead) }),
      ...(session === null ? {} : { session }),
    },
    address: `${before}${rest.length === 0 ? '' : `?${rest.join('&')}`}${hash}`,
  };
}

function split(address: string): {
  readonly before: string;
  readonly query: readonly string[];
  readonly hash: string;
} {
  const hashAt = address.indexOf('#');
  const hash = hashAt === -1 ? '' : address.slice(hashAt);
  const [before = '', ...query] = (hashAt === -1 ? address : address.slice(0, hashAt)).split('?');
  return {
    before,
    query: query
      .join('?')
      .split('&')
      .filter((pair) => pair !== ''),
    hash,
  };
}

function isOwn(pair: string): boolean {
  return own.has(pair.split('=')[0] ?? '');
}

// Commas and colons need no encoding in a query, and unencoded they keep the link readable.
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':');
}
