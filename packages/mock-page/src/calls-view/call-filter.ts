import type { CallRow } from '../store/page-state.ts';
import { callName, codeName, outcomeOf } from './call-words.ts';

export interface CallFilter {
  /** Part of an operation, a path, a code, a fault or a request id; all terms must match. */
  readonly text: string;
  readonly only: 'all' | 'findings' | 'refusals';
}

/** The matching calls, in order. */
export function filterCalls(calls: readonly CallRow[], { text, only }: CallFilter): readonly CallRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    if (only === 'findings' && call.findings.length === 0) return false;
    if (only === 'refusals' && outcomeOf(call) === 'done') return false;
    const { method, path, status, code, fault, requestId = '' } = call;
    const searchable =
      `${method} ${callName(call)} ${path} ${status} ${codeName(code)} ${fault ?? ''} ${requestId}`.toLowerCase();
    return words.every((word) => searchable.includes(word));
  });
}
