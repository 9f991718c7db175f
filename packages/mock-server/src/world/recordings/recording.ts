import type { CallId, Locale } from '@signal-shop/sdk/contract';
import { demoCustomerOf } from '../account/customers.ts';
import { storeToken } from '../session/session.ts';
import type { World } from '../state/world.ts';
import type { Stub } from '../stubs/stubs.ts';
import { redact } from './redact.ts';

/** The facts in which a request must equal a recorded one. Most personal data in them is masked. */
export interface RequestFacts {
  readonly operationId: string;
  /** The argument; hidden texts are equal, so that a login matches with any email and password. */
  readonly when: Readonly<Record<string, unknown>>;
  readonly language: Locale | null;
  readonly shipTo: string | null;
  /** Whether the request had a token. */
  readonly login: boolean;
}

/** A call that a real backend answered: a stub for requests with the same facts. */
export interface RecordedCall extends RequestFacts, Stub {
  readonly operationId: CallId;
  readonly when: RequestFacts['when'];
  readonly status: number;
}

/** The parts of a request that its facts depend on. */
export interface FactSource {
  readonly operationId: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly token: string | null;
  readonly locale: Locale | null;
  readonly shipTo?: string | null;
}

export function factsOf(request: FactSource): RequestFacts {
  const { operationId, body, query, token, locale, shipTo = null } = request;
  const argument = redact(isArgument(body) ? body : query, () => '…');
  return { operationId, when: { ...Object(argument) }, language: locale, shipTo, login: token !== null };
}

/** The answers of a recording. */
export interface Recording {
  /** The next recorded answer to such a request, in this world; the last one repeats. */
  take(world: World, request: FactSource): RecordedCall | undefined;
}

export function createRecording(calls: readonly RecordedCall[]): Recording {
  const byFacts = Map.groupBy(calls, keyOf);
  const counts = new WeakMap<World, Map<string, number>>();
  return {
    take(world, request) {
      const key = keyOf(factsOf(request));
      const answers = byFacts.get(key);
      if (answers === undefined) return undefined;
      const takenCounts = counts.get(world) ?? new Map<string, number>();
      counts.set(world, takenCounts);
      const taken = takenCounts.get(key) ?? 0;
      takenCounts.set(key, taken + 1);
      const call = answers[Math.min(taken, answers.length - 1)];
      if (call !== undefined) adoptLogin(world, call);
      return call;
    },
  };
}

/** A login of the recording is also valid for the calls that the world answers itself. */
function adoptLogin(world: World, { answer: { data } }: RecordedCall): void {
  const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  if (typeof token !== 'string' || world.state.tokens.has(token)) return;
  storeToken(world, token, demoCustomerOf(world));
}

function keyOf({ operationId, when, language, shipTo, login }: RequestFacts): string {
  return JSON.stringify([operationId, language, shipTo, login, when], sortFields);
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Files of a form are not compared. */
function isArgument(body: unknown): body is object {
  return (
    typeof body === 'object' && body !== null && !Object.values(body).some((part) => part instanceof Blob)
  );
}
