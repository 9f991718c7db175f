import { exitCodes } from './exit-code.ts';

/** A flag as the help shows it. */
export interface Flag {
  /** What stands behind it: an example, or the name of what it takes. */
  readonly value: string;
  readonly help: string;
  /** May be given several times. */
  readonly isList?: true;
}

/** The flags of a start, by what they are about. */
export const flagGroups = {
  'Where it listens': {
    port: { value: '4010', help: '0 takes any free port; a busy one moves the server to the next' },
    host: { value: '127.0.0.1', help: 'another address needs the control token that is printed' },
  },
  'The shop': {
    scenario: { value: 'a,b', help: 'what every new session begins with: mock scenarios', isList: true },
    seed: { value: 'signal', help: 'other numbers, codes and draws; the same seed repeats them' },
    size: { value: 'shop', help: 'tiny (a page of goods), shop, large (5,000)' },
    locale: {
      value: 'en',
      help: 'language of answers unless session or request says otherwise: en zh de ja it es fr',
    },
    isolation: {
      value: 'session',
      help: 'who shares a world: session, request (nobody: nothing is remembered), global (all)',
    },
    clock: { value: 'real', help: 'real, frozen, or the moment at which it stands: 2026-01-15T12:00:00Z' },
    speed: { value: '1', help: '60: a minute in every second; with a moment the clock runs on from there' },
    state: { value: 'memory', help: 'a SQLite FILE in which every session outlives the process' },
  },
  'What happens to calls': {
    latency: { value: '0', help: 'milliseconds by which every call is late' },
    fault: {
      value: 'KIND',
      help: 'KIND[=NUMBER][:CALL][:PROBABILITY]: reset, status=429:getCart, html-500:*:0.2',
      isList: true,
    },
  },
  'The contract': {
    'validate-request': {
      value: 'strict',
      help: 'strict refuses what differs, warn notes it, off does not look',
    },
    'validate-response': { value: 'strict', help: 'the same for answers' },
  },
  'A real backend': {
    proxy: { value: 'URL', help: 'answers some calls; what differs from the contract is noted' },
    'proxy-operations': { value: 'getCart,…', help: 'which calls it answers; * for all', isList: true },
    'proxy-timeout': { value: '30000', help: 'milliseconds until a call is answered with 504' },
  },
  'What is written down': {
    log: { value: 'line', help: 'line, json (an object per call), problems, silent' },
    har: { value: 'FILE', help: 'every call as an HTTP Archive, whole at any moment, secrets masked' },
    coverage: { value: 'FILE', help: 'at the end: which codes of the contract were answered' },
    'coverage-threshold': { value: 'PERCENT', help: 'ends with 4 when fewer codes were answered' },
  },
} as const satisfies Record<string, Record<string, Flag>>;

const nameWidth = 34;

function flagLines(): string {
  return Object.entries(flagGroups)
    .map(([title, flags]) => {
      const lines = Object.entries<Flag>(flags).map(
        ([name, { value, help }]) => `  ${`--${name} ${value}`.padEnd(nameWidth)}${help}`,
      );
      return [`${title}:`, ...lines].join('\n');
    })
    .join('\n\n');
}

export const usage = `The mock shop: every call of the contract, with a memory.

  mock [start]          serves the shop over HTTP, its reference documentation at /__mock/docs
  mock scenarios        lists the named states
  mock explain NAME     tells what a scenario shows and how to choose it
  mock check            holds contract, examples and scenarios against each other
  mock coverage HAR     tells which calls and codes of the contract a recording has seen
  mock prism            plain Prism on the same contract: examples, no memory

Flags of start, with what holds unless they are given. prism takes --port, coverage takes --coverage-threshold.

${flagLines()}

It ends with ${exitCodes.usage} when a word cannot be understood, ${exitCodes.contract} when the contract is missing or broken, ${exitCodes.coverage} when not enough is
covered, ${exitCodes.port} when it cannot listen, 1 for anything else.
`;
