import { exitCodes } from './exit-code.ts';

/** A flag with its help text. */
export interface Flag {
  /** An example of its value, or the name of its argument. */
  readonly value: string;
  readonly help: string;
  /** The flag has no value. */
  readonly isSwitch?: true;
  /** The flag may be repeated. */
  readonly isList?: true;
  /** The published package refuses the flag, because it has compiled code only. */
  readonly needsSources?: true;
}

/** The flags of `mock-server start`, grouped for the help. */
export const flagGroups = {
  Network: {
    port: { value: '4010', help: '0 for any free port; if the port is in use, the next free one' },
    host: {
      value: '127.0.0.1',
      help: 'other addresses require the control token: printed, or MOCK_CONTROL_TOKEN',
    },
    'allowed-hosts': {
      value: 'a.example',
      help: 'further Host names, .a.example with those below it; or MOCK_ALLOWED_HOSTS',
      isList: true,
    },
  },
  Shop: {
    scenario: {
      value: 'a,b',
      help: 'initial scenarios of every session; mock-server scenarios lists them',
      isList: true,
    },
    seed: { value: 'signal', help: 'seed of order numbers, codes and draws' },
    size: { value: 'shop', help: 'tiny (a page of goods), shop, large (5,000)' },
    locale: {
      value: 'en',
      help: 'default language of sessions and requests: en zh de ja it es fr',
    },
    isolation: {
      value: 'session',
      help: 'who shares a world: session, request (changes are rolled back), global (all)',
    },
    clock: { value: 'real', help: 'real, frozen, or frozen at a moment: 2026-01-15T12:00:00Z' },
    speed: { value: '1', help: '60: a minute per second; with a moment the clock runs from there' },
    state: { value: 'memory', help: 'a SQLite FILE that persists every session' },
    'rate-limit': { value: 'CALLS', help: 'calls per session per minute; further calls get 429' },
    store: { value: 'URL', help: 'postgres://… that several instances share; or MOCK_STORE' },
  },
  Faults: {
    latency: { value: '0', help: 'delay of every call in milliseconds' },
    fault: {
      value: 'KIND',
      help: 'KIND[=NUMBER][:CALL][:PROBABILITY]: reset, status=429:getCart, html-500:*:0.2',
      isList: true,
    },
  },
  Development: {
    watch: {
      value: '',
      help: 'reloads changed code and contracts, and keeps the sessions',
      isSwitch: true,
      needsSources: true,
    },
  },
  Contract: {
    'validate-request': {
      value: 'strict',
      help: 'strict refuses violations, warn records them, off skips validation',
    },
    'validate-response': { value: 'strict', help: 'the same for answers' },
  },
  'Real backend': {
    proxy: { value: 'URL', help: 'answers some calls; violations of the contract are recorded' },
    'proxy-operations': { value: 'getCart,…', help: 'the proxied calls; * for all', isList: true },
    'proxy-timeout': { value: '30000', help: 'milliseconds until a proxied call times out with 504' },
    record: { value: 'FILE', help: 'writes the answers of the backend, with most personal data masked' },
    replay: { value: 'FILE', help: 'answers the recorded calls from such a file, the others itself' },
  },
  Webhooks: {
    'webhook-url': { value: 'URL', help: 'sends signed events about orders and after-sales requests' },
    'webhook-secret': { value: 'whsec_…', help: 'or WEBHOOK_SECRET; without one, a random one is printed' },
  },
  Recording: {
    log: { value: 'line', help: 'line, json (an object per call), problems, silent' },
    har: { value: 'FILE', help: 'records every call as an HTTP Archive, secrets masked' },
    coverage: { value: 'FILE', help: 'writes the answered codes of the contract at the end' },
    'coverage-threshold': { value: 'PERCENT', help: 'exit code 4 when fewer codes were answered' },
  },
} as const satisfies Record<string, Record<string, Flag>>;

const nameWidth = 34;

function flagLines(hasSources: boolean): string {
  return Object.entries(flagGroups)
    .flatMap(([title, flags]) => {
      const lines = Object.entries<Flag>(flags)
        .filter(([, { needsSources }]) => hasSources || needsSources !== true)
        .map(([name, { value, help }]) => `  ${`--${name} ${value}`.trimEnd().padEnd(nameWidth)}${help}`);
      return lines.length === 0 ? [] : [[`${title}:`, ...lines].join('\n')];
    })
    .join('\n\n');
}

/** @param hasSources whether the server runs from its repository */
export const usage = (hasSources: boolean) => `The mock shop: every call of the contract, with state.

  mock-server [start]          serves the shop over HTTP, its reference documentation at /__mock/docs
  mock-server scenarios        lists the named states
  mock-server explain NAME     describes a scenario and how to apply it
  mock-server check            checks contract, examples and scenarios for consistency
  mock-server coverage HAR     lists which calls and codes of the contract a recording covers
  mock-server prism            plain Prism on the same contract: examples, no state
  mock-server health           exit code 0 if a mock server of this machine answers, for containers
  mock-server --version        prints the version of this package

Flags of start, with their defaults. prism and health take --port, coverage takes --coverage-threshold.

${flagLines(hasSources)}

Exit codes: ${exitCodes.usage} for an invalid argument, ${exitCodes.contract} for a missing or invalid contract, ${exitCodes.coverage} for too little coverage,
${exitCodes.port} when no port is free, 1 for any other error.
`;
