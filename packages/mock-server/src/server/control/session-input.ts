import { dayMs } from '@signal-shop/sdk/rules/time';
import { earliestMs, furthestMs, parseMoment } from '../../world/state/clock.ts';
import type { SessionOptions } from '../../world/state/origin.ts';
import { readFields, readMilliseconds, readSession, refuse } from './control-input.ts';

const beginningFields = ['seed', 'now', 'ahead'] as const;
const centuryMs = 36_525 * dayMs;

export interface ScenarioChoice {
  readonly scenarios: string[];
  /** Applies scenarios to the running world instead of restarting it with `options`. */
  readonly keep: boolean;
  readonly options: SessionOptions;
}

export function readScenarioChoice(body: unknown): ScenarioChoice {
  const { scenarios, keep = false, ...rest } = readFields(body, ['scenarios', 'keep', ...beginningFields]);
  if (typeof keep !== 'boolean') throw refuse('keep must be true or false.');
  const options = readBeginning(rest);
  if (keep && Object.keys(options).length > 0)
    throw refuse('seed, now and ahead apply to a restart: they cannot be combined with keep.');
  return { scenarios: readNames(scenarios), keep, options };
}

export interface NewSession {
  /** Null for a free name. */
  readonly name: string | null;
  readonly scenarios: string[];
  readonly options: SessionOptions;
}

export function readNewSession(body: unknown): NewSession {
  const { name, scenarios = [], ...rest } = readFields(body ?? {}, ['name', 'scenarios', ...beginningFields]);
  return {
    name: name === undefined ? null : readSession(name, 'name'),
    scenarios: readNames(scenarios),
    options: readBeginning(rest),
  };
}

function readNames(scenarios: unknown): string[] {
  if (Array.isArray(scenarios) && scenarios.every((name) => typeof name === 'string')) return scenarios;
  throw refuse('Send {"scenarios": ["cart.many", "flash.open"]}. GET /__mock/scenarios lists the names.');
}

function readBeginning({ seed, now, ahead }: Partial<Record<keyof SessionOptions, unknown>>): SessionOptions {
  if (seed !== undefined && !(typeof seed === 'string' && /^[\x21-\x7e]{1,64}$/.test(seed)))
    throw refuse('seed must be 1 to 64 letters, digits or signs.');
  return {
    ...(seed === undefined ? {} : { seed: String(seed) }),
    ...(now === undefined ? {} : { now: readMoment(now) }),
    ...(ahead === undefined ? {} : { ahead: readAhead(ahead) }),
  };
}

function readMoment(now: unknown): number | string {
  if (now === 'real') return now;
  const ms = typeof now === 'string' ? parseMoment(now) : now;
  if (typeof ms === 'number' && ms >= earliestMs && ms <= furthestMs) return ms;
  throw refuse('now must be "real" or a moment from 2000 to 2098, such as "2026-01-15T12:00:00Z".');
}

function readAhead(value: unknown): number {
  const ms = readMilliseconds('ahead', value);
  if (Math.abs(ms) <= centuryMs) return ms;
  throw refuse('ahead must be less than a hundred years.');
}
