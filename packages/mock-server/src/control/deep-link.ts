/** A state of the shop, as it stands in an address. */
export interface DeepLink {
  /** Names of scenarios; none is the shop as it is without any. */
  readonly scenarios?: readonly string[];
  /** Chance depends on it: order numbers and luck are alike for everybody who opens the address. */
  readonly seed?: string | number;
  /** The moment at which the clock stands still: an ISO text. The machine's clock unless said. */
  readonly now?: string;
  /** How far the clock has moved on since then, in milliseconds. */
  readonly ahead?: number;
  /** Only enters a session that exists, as it is; `default` is the one that all browsers share. */
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
 * An address of the shop that opens in a state. Path, hash and the other parameters stay as they are written.
 * @param address absolute, or from the root
 * @example deepLink('http://localhost:5173/car', { scenarios: ['flash.closes-10s', 'cart.tier-60'], seed: 7 })
 */
export function deepLink(address: string | URL, link: DeepLink): string {
  const { before, query, hash } = split(String(address));
  const added = [
    [parameters.scenarios, link.scenarios?.join(',') ?? (link.session === undefined ? '' : undefined)],
    [parameters.seed, link.seed],
    [parameters.now, link.now],
    [parameters.ahead, link.ahead],
    [parameters.session, link.session],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${written(String(value))}`]));
  return `${before}?${[...query.filter((pair) => !isOwn(pair)), ...added].join('&')}${hash}`;
}

/** What an address asks for, and the address without it; null when it asks for nothing. */
export function readDeepLink(address: string): { readonly link: DeepLink; readonly address: string } | null {
  const { before, query, hash } = split(address);
  const asked = query.filter(isOwn);
  if (asked.length === 0) return null;
  const rest = query.filter((pair) => !isOwn(pair));
  const values = new URLSearchParams(asked.join('&'));
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

// Commas and colons mean nothing in a query, and a link is read by people.
function written(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':');
}
