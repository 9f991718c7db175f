import type { CallId } from '@signal-shop/sdk/contract';

/** An answer that replaces the shop's: the call has no effect. */
export interface Stub {
  readonly operationId: CallId;
  /** Fields that the argument of the call must have; every call matches without it. */
  readonly when?: Readonly<Record<string, unknown>>;
  /** The body of the answer; its `code` is 1 unless it has another one. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** HTTP status; 200 by default. */
  readonly status?: number;
  /** Number of calls with this answer; unlimited by default. */
  readonly times?: number;
  /** Whether the answer may break the contract. */
  readonly unchecked?: true;
}

/** A stub of a session. */
export interface StoredStub extends Stub {
  /** Its number in the session. */
  readonly id: number;
}

/** Adds a stub to a session, which answers before all older ones. */
export function addStub(state: { stubs: StoredStub[] }, stub: Stub): StoredStub {
  const stored = { id: 1 + Math.max(0, ...state.stubs.map(({ id }) => id)), ...stub };
  state.stubs.push(stored);
  return stored;
}

/** The newest stub for this call, and the remaining list. */
export function takeStub<One extends Stub>(
  stubs: readonly One[],
  operationId: string,
  argument: unknown,
): { readonly stub: One | undefined; readonly remaining: One[] } {
  const stub = stubs.findLast(
    (one) => one.operationId === operationId && (one.when === undefined || contains(argument, one.when)),
  );
  const remaining = stubs.flatMap((one) => {
    if (one !== stub || one.times === undefined) return [one];
    return one.times > 1 ? [{ ...one, times: one.times - 1 }] : [];
  });
  return { stub, remaining };
}

/** The body that is sent: an envelope, which a stub may shorten to its fields. */
export function stubBody({ answer }: Pick<Stub, 'answer'>): Readonly<Record<string, unknown>> {
  return { code: 1, ...answer };
}

/** Whether a value has all parts of a pattern. Values of a query are text, so `1` matches `'1'`. */
function contains(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      pattern.every((part, index) => contains(value[index], part))
    );
  }
  if (typeof pattern === 'object' && pattern !== null) {
    if (typeof value !== 'object' || value === null) return false;
    const fields = new Map(Object.entries(value));
    return Object.entries(pattern).every(([name, part]) => contains(fields.get(name), part));
  }
  return value === pattern || (typeof value === 'string' && value === String(pattern));
}
