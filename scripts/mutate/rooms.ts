/** A part of the code whose tests are judged by mutants: where its sources are, and which tests may notice a change. */
export interface Room {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly environment: 'node' | 'happy-dom';
}

/** The code that decides about money, stock, logins and lost connections. */
export const rooms = {
  'sdk/rules': sdk('rules/**/*', 'rules'),
  'sdk/session': sdk('session/*', '{session,transport}'),
  'sdk/transport': sdk('transport/*', '{session,transport,call,upload}'),
  'mock/money': mock('cart/*', 'checkout/order-cost', 'checkout/order-policy', 'state/money'),
  'mock/payment': mock('checkout/payment', 'checkout/challenge', 'checkout/card-behaviours'),
  'mock/stock': mock('catalogue/stock'),
  'mock/coupons': mock('rewards/coupons', 'rewards/coupon-discount'),
  'mock/points': mock('rewards/points', 'rewards/points-done', 'rewards/member-level'),
  'mock/orders': mock('orders/*'),
  'mock/after-sales': mock('after-sales/*', 'refunds/*'),
  'web/cart': web('state/cart/*'),
  'web/checkout': web('state/checkout/checkout*', 'state/checkout/order-*', 'state/checkout/place-order'),
  'web/payment': web('state/checkout/pay*', 'payment/*'),
  'web/guards': web('safe-address', 'route-meta', 'state/session/*log-in', 'state/core/login-epoch'),
} as const satisfies Readonly<Record<string, Room>>;

export type RoomName = keyof typeof rooms;

export function isRoomName(name: string): name is RoomName {
  return Object.hasOwn(rooms, name);
}

/** Only the tests beside the code: a constant of a module is judged by all tests of its room. */
function sdk(sources: string, tests: string): Room {
  return room('packages/sdk/src', [sources], [`packages/sdk/src/${tests}/**/*.test.ts`], 'node');
}

/** The tests over HTTP are left out: each starts a server, and they prove the server, not the rules. */
function mock(...sources: readonly string[]): Room {
  const tests = ['world', 'operations', 'scenarios'].map(
    (folder) => `packages/mock-server/src/${folder}/**/*.test.ts`,
  );
  return room('packages/mock-server/src/world', sources, tests, 'node');
}

function web(...sources: readonly string[]): Room {
  return room('packages/web/src', sources, ['packages/web/src/**/*.test.{ts,tsx}'], 'happy-dom');
}

function room(
  folder: string,
  sources: readonly string[],
  tests: readonly string[],
  environment: Room['environment'],
): Room {
  return { sources: sources.map((path) => `${folder}/${path}.ts`), tests, environment };
}
