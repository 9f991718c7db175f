import { parseArgs } from 'node:util';
import type { ShopSize } from '../world/catalogue-index.ts';
import { shopSizes } from '../world/catalogue-index.ts';
import type { Checking } from './contract-gate.ts';
import { logEverything, logNothing, logProblems } from './log.ts';
import type { MockServerOptions } from './start-mock-server.ts';

export type Command =
  | { name: 'start'; options: MockServerOptions }
  | { name: 'scenarios' }
  | { name: 'explain'; scenario: string }
  | { name: 'prism'; port: number }
  | { name: 'check' }
  | { name: 'coverage'; file: string }
  | { name: 'help' };

/** A command line that cannot be understood; its message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `The mock shop: every call of the contract, with a memory.

  mock [start]          serves the shop over HTTP, its reference documentation at /__mock/docs
  mock scenarios        lists the named states
  mock explain NAME     tells what a scenario shows and how to choose it
  mock check            holds contract, examples and scenarios against each other
  mock coverage HAR     tells which calls and codes of the contract a recording has seen
  mock prism            plain Prism on the same contract: examples, no memory

  --port 4010           0 takes any free port
  --host 127.0.0.1      another address needs the control token that is printed
  --scenario a,b        what every new session begins with
  --size shop           large: 5,000 goods
  --now 2026-01-15T12:00:00Z   the clock stands still there; "real" follows this machine
  --state FILE          a SQLite file in which every session outlives the process; "memory" unless given
  --validate-request strict    strict, warn or off
  --validate-response strict   strict, warn or off
  --log calls           calls, problems or nothing

It ends with 2 when a word cannot be understood, 3 when the contract is broken, 4 when something is not covered.
`;

const logs = { calls: logEverything, problems: logProblems, nothing: logNothing } as const;
const options = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  scenario: { type: 'string', default: '' },
  now: { type: 'string', default: 'real' },
  size: { type: 'string', default: 'shop' },
  state: { type: 'string', default: 'memory' },
  'validate-request': { type: 'string', default: 'strict' },
  'validate-response': { type: 'string', default: 'strict' },
  log: { type: 'string', default: 'calls' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Throws UsageError with a sentence that names the wrong word. */
export function readCommand(words: string[]): Command {
  const { values, positionals } = parse(words);
  const [name = 'start', argument] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (name === 'scenarios' || name === 'check') return { name };
  if (name === 'coverage') {
    if (argument === undefined) throw new UsageError('Say which recording: mock coverage calls.har');
    return { name, file: argument };
  }
  if (name === 'prism') return { name, port: readPort(values.port ?? '4011') };
  if (name === 'explain') {
    if (argument === undefined) throw new UsageError('Say which scenario: mock explain cart.many');
    return { name, scenario: argument };
  }
  if (name !== 'start') throw new UsageError(`"${name}" is not a command of the mock. Try: mock --help`);
  return {
    name,
    options: {
      port: readPort(values.port ?? '4010'),
      host: values.host,
      scenario: values.scenario.split(',').filter((scenario) => scenario !== ''),
      now: readMoment(values.now),
      size: readSize(values.size),
      state: values.state,
      validateRequest: readChecking('--validate-request', values['validate-request']),
      validateResponse: readChecking('--validate-response', values['validate-response']),
      log: readLog(values.log),
    },
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port takes a number from 0 to 65535, not "${text}".`);
}

function readMoment(text: string): string {
  if (text === 'real' || !Number.isNaN(Date.parse(text))) return text;
  throw new UsageError(`--now takes a moment such as 2026-01-15T12:00:00Z, not "${text}".`);
}

function readSize(text: string): ShopSize {
  const size = shopSizes.find((one) => one === text);
  if (size !== undefined) return size;
  throw new UsageError(`--size takes ${shopSizes.join(' or ')}, not "${text}".`);
}

function readChecking(flag: string, text: string): Checking {
  if (text === 'strict' || text === 'warn' || text === 'off') return text;
  throw new UsageError(`${flag} takes strict, warn or off, not "${text}".`);
}

function readLog(text: string): (typeof logs)[keyof typeof logs] {
  if (text === 'calls' || text === 'problems' || text === 'nothing') return logs[text];
  throw new UsageError(`--log takes calls, problems or nothing, not "${text}".`);
}
