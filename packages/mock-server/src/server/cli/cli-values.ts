import { locales } from '@signal-shop/sdk/constants';
import type { CallId, Locale } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';
import { isCallId } from '../../operations/dispatch/call-id.ts';
import { didYouMean, notAChoice } from '../../scenarios/create/did-you-mean.ts';
import { fastestSpeed } from '../../world/state/clock.ts';
import type { Fault, FaultKind } from '../../world/state/faults.ts';
import { faultKinds, isFaultKind } from '../../world/state/faults.ts';

/** An invalid command line; its message is for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Every call that a flag can name. */
export const callNames: readonly string[] = [...Object.keys(operations), 'watchActivity', '*'];

const latestPort = 65_535;
const longestWaitMs = 120_000;
const highestRate = 1_000_000;
const statuses = { first: 400, last: 599 } as const;

/** Parses one of several values. @throws UsageError */
export function readChoice<Choice extends string>(
  flag: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const match = choices.find((choice) => choice === text);
  if (match !== undefined) return match;
  throw new UsageError(notAChoice(`--${flag}`, text, choices));
}

export function readLocaleName(flag: string, text: string): Locale {
  return readChoice(flag, text, locales);
}

/** Parses a non-negative integer. @throws UsageError */
export function readWhole(flag: string, text: string, most: number, what: string): number {
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value <= most) return value;
  throw refuse(flag, text, `${what} from 0 to ${most}`);
}

export function readPort(flag: string, text: string): number {
  return readWhole(flag, text, latestPort, 'a port');
}

export function readMilliseconds(flag: string, text: string): number {
  return readWhole(flag, text, longestWaitMs, 'milliseconds');
}

export function readRate(flag: string, text: string): number {
  const rate = readWhole(flag, text, highestRate, 'calls');
  if (rate > 0) return rate;
  throw refuse(flag, text, `calls from 1 to ${highestRate}`);
}

export function readSpeed(flag: string, text: string): number {
  const speed = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (speed > 0 && speed <= fastestSpeed) return speed;
  throw refuse(flag, text, `a number above 0, at most ${fastestSpeed}: 60 is a minute per second`);
}

export function readPercent(flag: string, text: string): number {
  return readWhole(flag, text, 100, 'a percentage');
}

export function readClock(flag: string, text: string): string {
  const isDate = /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text));
  if (text === 'real' || text === 'frozen' || isDate) return text;
  throw refuse(flag, text, 'real, frozen or a moment such as 2026-01-15T12:00:00Z', ['real', 'frozen']);
}

export function readAddress(flag: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw refuse(flag, text, 'an address such as http://127.0.0.1:8080');
}

/** Parses host names without scheme and port, separated by commas. @throws UsageError */
export function readHosts(texts: readonly string[]): readonly string[] {
  const names = texts.flatMap(splitNames);
  for (const name of names) {
    const host = name.startsWith('.') ? name.slice(1) : name;
    const isHost = URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host.toLowerCase();
    if (!isHost || host.includes(':'))
      throw refuse('allowed-hosts', name, 'names such as mock.team.example or .team.example, without a port');
  }
  return names;
}

/** Parses calls of the contract, separated by commas. @throws UsageError */
export function readCalls(flag: string, text: string): readonly Fault['operationId'][] {
  return splitNames(text).map((name) => readCall(flag, name));
}

function readCall(flag: string, name: string): CallId | 'watchActivity' | '*' {
  if (isCallId(name) || name === 'watchActivity' || name === '*') return name;
  throw refuse(flag, name, 'calls of the contract such as getCart, or *', callNames);
}

/** Splits `a,b` into trimmed, non-empty names. */
export function splitNames(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The unit of the number after a kind: `latency=800`, `status=429`. */
const amounts: Partial<Record<FaultKind, 'ms' | 'bytes' | 'status'>> = {
  latency: 'ms',
  dribble: 'ms',
  'drop-after-bytes': 'bytes',
  status: 'status',
};

/** Parses `KIND[=NUMBER][:CALL][:PROBABILITY]`. @throws UsageError */
export function readFault(flag: string, text: string): Fault {
  const [kindText = '', ...rest] = text.split(':');
  const [kind = '', amount] = kindText.split('=');
  if (!isFaultKind(kind)) {
    const kinds = Object.keys(faultKinds);
    throw refuse(flag, kind, `one of ${kinds.join(', ')}`, kinds);
  }
  const chance = rest.at(-1);
  const probability = chance !== undefined && /^[\d.]+$/.test(chance) ? readProbability(flag, chance) : null;
  const calls = probability === null ? rest : rest.slice(0, -1);
  if (calls.length > 1) throw refuse(flag, text, 'KIND, KIND:CALL or KIND:CALL:PROBABILITY');
  return {
    operationId: calls[0] === undefined ? '*' : readCall(flag, calls[0]),
    kind,
    ...(amount === undefined ? {} : readAmount(flag, kind, amount)),
    ...(probability === null ? {} : { probability }),
  };
}

function readAmount(flag: string, kind: FaultKind, text: string): Pick<Fault, 'ms' | 'bytes' | 'status'> {
  const name = amounts[kind];
  if (name === undefined) throw refuse(flag, `${kind}=${text}`, `${kind} without a number`);
  if (name === 'ms') return { ms: readMilliseconds(flag, text) };
  if (name === 'bytes') return { bytes: readWhole(flag, text, Number.MAX_SAFE_INTEGER, 'bytes') };
  const status = Number(text);
  if (/^\d{3}$/.test(text) && status >= statuses.first && status <= statuses.last) return { status };
  throw refuse(flag, text, `a status from ${statuses.first} to ${statuses.last}`);
}

function readProbability(flag: string, text: string): number {
  const probability = Number(text);
  if (probability >= 0 && probability <= 1) return probability;
  throw refuse(flag, text, 'a probability from 0 to 1');
}

function refuse(flag: string, text: string, allowed: string, candidates: readonly string[] = []): UsageError {
  return new UsageError(`--${flag} takes ${allowed}; not "${text}".${didYouMean(text, candidates)}`);
}

/** The option as an object; empty when the flag is missing. */
export function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [Key in Name]?: Value } {
  const fields: { [Key in Name]?: Value } = {};
  if (value !== undefined) fields[name] = value;
  return fields;
}
