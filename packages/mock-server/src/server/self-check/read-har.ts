import type { ReferenceContract } from '../reference/reference-contract.ts';
import { callsOf } from '../reference/reference-contract.ts';
import type { ReachedCodes } from './coverage.ts';

/**
 * The codes recorded in an HTTP Archive; requests that are not in the contract are ignored.
 * @throws Error with a readable message when the text is not an archive
 */
export function readHar(text: string, contract: ReferenceContract): ReachedCodes {
  const idOf = new Map(
    callsOf(contract).map(({ method, path, operation }) => [
      `${method.toUpperCase()} ${path}`,
      operation.operationId,
    ]),
  );
  const reached = new Map<string, Set<number>>();
  for (const { request, response } of entriesOf(text)) {
    const { method, url } = fieldsOf(request);
    const { status, content } = fieldsOf(response);
    if (typeof url !== 'string' || !URL.canParse(url) || status !== 200) continue;
    const id = idOf.get(`${String(method)} ${new URL(url).pathname}`);
    if (id === undefined) continue;
    const codes = reached.get(id) ?? new Set();
    const code = codeIn(fieldsOf(content).text);
    if (code !== undefined) codes.add(code);
    reached.set(id, codes);
  }
  return reached;
}

function entriesOf(text: string): readonly Record<string, unknown>[] {
  const { entries } = fieldsOf(fieldsOf(parse(text)).log);
  if (Array.isArray(entries)) return entries.map(fieldsOf);
  throw new Error('This is not an HTTP Archive: log.entries is missing.');
}

function codeIn(text: unknown): number | undefined {
  const { code } = fieldsOf(parse(text));
  return typeof code === 'number' ? code : undefined;
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
