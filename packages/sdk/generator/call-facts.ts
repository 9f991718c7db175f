// Facts about a call that its comment in the types and api.md both tell.
import type { Call, ContractDocument, Parameter } from './contract-document.ts';
import { answersOf, parametersOf } from './contract-document.ts';

/** A call without effects may be repeated. */
export function effectOf(contract: ContractDocument, call: Call): 'stream' | 'write' | 'read' {
  if ('text/event-stream' in answersOf(contract, call)) return 'stream';
  const isKey = ({ name }: Parameter) => name.toLowerCase() === 'idempotency-key';
  return parametersOf(contract, call).some(isKey) ? 'write' : 'read';
}

export function loginOf({
  operation: { security = [] },
}: Call): 'no login' | 'optional login' | 'needs a login' {
  if (security.length === 0) return 'no login';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional login' : 'needs a login';
}

export function addressOf({ method, path }: Call): string {
  return `\`${method.toUpperCase()} ${path}\``;
}
