import { scenarioList } from '../../scenarios/create/apply-scenarios.ts';
import { didYouMean } from '../../scenarios/create/did-you-mean.ts';
import { shopSizes } from '../../world/catalogue/catalogue-index.ts';
import { isolations } from '../../world/create/isolation.ts';
import type { BackendOptions } from '../backend/backend.ts';
import type { Checking } from '../gate/gate-types.ts';
import { logs } from '../recording/log.ts';
import type { MockServerOptions } from '../start-mock-server.ts';
import type { WebhookOptions } from '../webhooks/open-webhooks.ts';
import type { flagGroups } from './cli-flags.ts';
import {
  optional,
  readAddress,
  readCalls,
  readChoice,
  readClock,
  readFault,
  readHosts,
  readLocaleName,
  readMilliseconds,
  readPercent,
  readPort,
  readRate,
  readSpeed,
  splitNames,
  UsageError,
} from './cli-values.ts';
import type { FlagValues } from './parse-flags.ts';
import { flags, parseFlags } from './parse-flags.ts';

export type Command =
  | { name: 'start'; options: MockServerOptions; threshold: number | null; isJson: boolean }
  | { name: 'scenarios' }
  | { name: 'explain'; scenario: string }
  | { name: 'prism' | 'health'; port: number }
  | { name: 'check' }
  | { name: 'coverage'; file: string; threshold: number | null }
  | { name: 'help' | 'version' };

type FlagName = {
  [Group in keyof typeof flagGroups]: keyof (typeof flagGroups)[Group];
}[keyof typeof flagGroups];

const checkingModes: readonly Checking[] = ['strict', 'warn', 'off'];
const defaultPort = 4010;
const defaultPrismPort = 4011;

/** The flags of each command. */
const commandFlags = {
  start: [...flags.keys()],
  scenarios: [],
  explain: [],
  check: [],
  coverage: ['coverage-threshold'],
  prism: ['port'],
  health: ['port'],
} as const satisfies Record<Exclude<Command['name'], 'help' | 'version'>, readonly string[]>;

/** Parses the command line. Throws UsageError with the wrong argument in its message. */
export function readCommand(words: string[]): Command {
  const { flagValues, positionals, wantsHelp, wantsVersion } = parseFlags(words);
  const [word = 'start', argument, ...rest] = positionals;
  if (wantsHelp || word === 'help') return { name: 'help' };
  if (wantsVersion) return { name: 'version' };
  const name = Object.keys(commandFlags).find((one) => one === word);
  if (!isCommand(name)) {
    const near = didYouMean(word, Object.keys(commandFlags));
    throw new UsageError(`"${word}" is not a command of the mock.${near} mock-server --help lists them.`);
  }
  refuseForeignFlags(name, flagValues);
  const takesArgument = name === 'explain' || name === 'coverage';
  const [surplus] = takesArgument ? rest : [argument, ...rest];
  if (surplus !== undefined) throw new UsageError(`mock-server ${name} takes no argument "${surplus}".`);
  return commandOf(name, argument, flagValues);
}

function commandOf(
  name: keyof typeof commandFlags,
  argument: string | undefined,
  flagValues: FlagValues,
): Command {
  const threshold = read(flagValues, 'coverage-threshold', readPercent) ?? null;
  if (name === 'scenarios' || name === 'check') return { name };
  if (name === 'prism' || name === 'health') {
    const usualPort = name === 'prism' ? defaultPrismPort : defaultPort;
    return { name, port: read(flagValues, 'port', readPort) ?? usualPort };
  }
  if (name === 'coverage') {
    if (argument === undefined)
      throw new UsageError('mock-server coverage needs a recording: mock-server coverage calls.har');
    return { name, file: argument, threshold };
  }
  if (name === 'explain') {
    if (argument === undefined)
      throw new UsageError('mock-server explain needs a scenario: mock-server explain cart.many');
    return { name, scenario: argument };
  }
  return {
    name,
    options: startOptions(flagValues),
    threshold,
    isJson: flagValues.get('log')?.at(-1) === 'json',
  };
}

function startOptions(flagValues: FlagValues): MockServerOptions {
  const text = (_flag: string, value: string) => value;
  const clock = read(flagValues, 'clock', readClock);
  const speed = read(flagValues, 'speed', readSpeed);
  if (speed !== undefined && clock === 'frozen') {
    throw new UsageError('--speed cannot be combined with --clock frozen: use a moment instead.');
  }
  if (flagValues.has('record') && !flagValues.has('proxy'))
    throw new UsageError('--record needs a backend: --proxy http://127.0.0.1:8080 --proxy-operations "*"');
  if (flagValues.has('record') && flagValues.has('replay'))
    throw new UsageError('--record cannot be combined with --replay: record first.');
  return {
    port: read(flagValues, 'port', readPort) ?? defaultPort,
    log: logs[read(flagValues, 'log', (flag, value) => readChoice(flag, value, logNames)) ?? 'line'],
    ...optional('host', read(flagValues, 'host', text)),
    ...optional(
      'allowedHosts',
      flagValues.has('allowed-hosts') ? readHosts(all(flagValues, 'allowed-hosts')) : undefined,
    ),
    ...optional('scenario', all(flagValues, 'scenario').flatMap(readScenarios)),
    ...optional('seed', read(flagValues, 'seed', text)),
    ...optional(
      'size',
      read(flagValues, 'size', (flag, value) => readChoice(flag, value, shopSizes)),
    ),
    ...optional('locale', read(flagValues, 'locale', readLocaleName)),
    ...optional(
      'isolation',
      read(flagValues, 'isolation', (flag, value) => readChoice(flag, value, isolations)),
    ),
    ...optional('clock', clock),
    ...optional('speed', speed),
    ...optional('latency', read(flagValues, 'latency', readMilliseconds)),
    ...optional(
      'faults',
      all(flagValues, 'fault').map((value) => readFault('fault', value)),
    ),
    ...optional('state', read(flagValues, 'state', text)),
    ...optional('rateLimit', read(flagValues, 'rate-limit', readRate)),
    ...optional('store', read(flagValues, 'store', text)),
    ...optional('validateRequest', read(flagValues, 'validate-request', readChecking)),
    ...optional('validateResponse', read(flagValues, 'validate-response', readChecking)),
    ...optional('proxy', readProxy(flagValues)),
    ...optional('webhook', readWebhook(flagValues)),
    ...optional('record', read(flagValues, 'record', text)),
    ...optional('replay', read(flagValues, 'replay', text)),
    ...optional('har', read(flagValues, 'har', text)),
    ...optional('coverage', read(flagValues, 'coverage', text)),
    ...(flagValues.has('watch') ? { watch: true } : {}),
  };
}

const logNames = ['line', 'json', 'problems', 'silent'] as const satisfies readonly (keyof typeof logs)[];

function readChecking(flag: string, value: string): Checking {
  return readChoice(flag, value, checkingModes);
}

function readProxy(flagValues: FlagValues): BackendOptions | undefined {
  const url = read(flagValues, 'proxy', readAddress);
  const operations = all(flagValues, 'proxy-operations').flatMap((value) =>
    readCalls('proxy-operations', value),
  );
  const timeoutMs = read(flagValues, 'proxy-timeout', readMilliseconds);
  if (url === undefined) {
    if (operations.length === 0 && timeoutMs === undefined) return undefined;
    throw new UsageError('The URL of the backend is missing: --proxy http://127.0.0.1:8080');
  }
  if (operations.length === 0) {
    throw new UsageError('The proxied calls are missing: --proxy-operations getCart,addCartItem (or *).');
  }
  return { url, operations, ...optional('timeoutMs', timeoutMs) };
}

function readWebhook(flagValues: FlagValues): WebhookOptions | undefined {
  const url = read(flagValues, 'webhook-url', readAddress);
  const secret = read(flagValues, 'webhook-secret', (_flag, value) => value);
  if (url !== undefined) return { url, ...optional('secret', secret) };
  if (secret === undefined) return undefined;
  throw new UsageError('The URL of the receiver is missing: --webhook-url http://127.0.0.1:8080/hooks');
}

function readScenarios(text: string): readonly string[] {
  const names = scenarioList.map(({ name }) => name);
  for (const name of splitNames(text)) {
    const stem = name.split(':')[0] ?? '';
    if (names.some((one) => one === name || one.split(':')[0] === stem)) continue;
    throw new UsageError(
      `There is no scenario "${name}".${didYouMean(name, names)} mock-server scenarios lists all.`,
    );
  }
  return splitNames(text);
}

function read<Value>(
  flagValues: FlagValues,
  flag: FlagName,
  reader: (flag: string, value: string) => Value,
): Value | undefined {
  const value = flagValues.get(flag)?.at(-1);
  return value === undefined ? undefined : reader(flag, value);
}

function all(flagValues: FlagValues, flag: FlagName): readonly string[] {
  return flagValues.get(flag) ?? [];
}

function refuseForeignFlags(command: keyof typeof commandFlags, flagValues: FlagValues): void {
  const knownFlags: readonly string[] = commandFlags[command];
  const foreignFlag = [...flagValues.keys()].find((name) => !knownFlags.includes(name));
  if (foreignFlag !== undefined)
    throw new UsageError(`--${foreignFlag} is a flag of mock-server start, not of mock-server ${command}.`);
}

function isCommand(name: string | undefined): name is keyof typeof commandFlags {
  return name !== undefined && Object.hasOwn(commandFlags, name);
}
