import { ResponseCode } from '@signal-shop/sdk/contract';
import type { ReferenceContract } from '../reference/reference-contract.ts';
import { callsOf, refusalsOf } from '../reference/reference-contract.ts';

/** Codes of answers with status 200, by operation id. An opened stream has an empty set. */
export type ReachedCodes = ReadonlyMap<string, ReadonlySet<number>>;

export interface CoverageRow {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly called: boolean;
  /** Declared codes that were answered. */
  readonly reached: readonly number[];
  readonly missing: readonly number[];
}

export interface Coverage {
  readonly declared: number;
  readonly reached: number;
  readonly calls: readonly CoverageRow[];
}

/** Compares the declared codes with the answered ones. */
export function coverageOf(contract: ReferenceContract, reached: ReachedCodes): Coverage {
  const calls = callsOf(contract).map((call): CoverageRow => {
    const { operationId } = call.operation;
    const answeredCodes = reached.get(operationId);
    const codes = declaredCodes(contract, call);
    return {
      operationId,
      method: call.method.toUpperCase(),
      path: call.path,
      called: answeredCodes !== undefined,
      reached: codes.filter((code) => answeredCodes?.has(code) === true),
      missing: codes.filter((code) => answeredCodes?.has(code) !== true),
    };
  });
  return {
    declared: calls.reduce((sum, row) => sum + row.reached.length + row.missing.length, 0),
    reached: calls.reduce((sum, row) => sum + row.reached.length, 0),
    calls,
  };
}

/** The percentage of declared codes that were answered. */
export function percentOf({ declared, reached }: Coverage): number {
  return declared === 0 ? 100 : (100 * reached) / declared;
}

/** Every code a call may answer with status 200; none for an event stream. */
export function declaredCodes(
  contract: ReferenceContract,
  call: ReturnType<typeof callsOf>[number],
): readonly number[] {
  const refusals = refusalsOf(contract, call);
  return refusals.length === 0 ? [] : [1, ...refusals];
}

const words = new Map<number, string>(Object.entries(ResponseCode).map(([word, code]) => [code, word]));

function wordOf(code: number): string {
  return `${words.get(code) ?? 'unknown'} (${code})`;
}

/** A table of the calls with missing codes, and the totals. */
export function coverageTable({ declared, reached, calls }: Coverage): string {
  const incomplete = calls.filter(({ called, missing }) => !called || missing.length > 0);
  const lines = incomplete.map(({ operationId, called, missing }) =>
    called
      ? `${operationId.padEnd(28)} never answered ${missing.map(wordOf).join(', ')}`
      : `${operationId.padEnd(28)} never called`,
  );
  const calledCount = calls.filter((row) => row.called).length;
  return [...lines, `${calledCount} of ${calls.length} calls, ${reached} of ${declared} declared codes`].join(
    '\n',
  );
}
