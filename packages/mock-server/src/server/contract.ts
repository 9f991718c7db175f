import { readFile } from 'node:fs/promises';
import type { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { StartFailure } from './start-failure.ts';

export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** One call of the contract, ready for the gate. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  /** Answers with an event stream, which the gate never sees. */
  streams: boolean;
  /** Takes a form, which the gate never sees: Prism would change its bytes. */
  takesForm: boolean;
  /** Lower-case names of the request headers that the contract speaks of. */
  headerNames: readonly string[];
  resource: PrismOperation;
}

export type Lookup =
  | { status: 'found'; operation: ContractOperation }
  | { status: 'wrong-method'; allowed: string[] }
  | { status: 'unknown' };

export interface Contract {
  operations: readonly ContractOperation[];
  find(method: string, path: string): Lookup;
}

export const bundleLocation = new URL('../../../../openapi/dist/openapi.json', import.meta.url);

/** Reads the bundled contract that `npm run generate` writes. Rejects with StartFailure without one. */
export async function readBundle(location: URL = bundleLocation): Promise<object> {
  const text = await readFile(location, 'utf8').catch((error: unknown) => {
    throw unusable('is missing', error);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable('is no JSON', error);
  }
}

function unusable(reason: string, cause: unknown): StartFailure {
  const sentence = `The bundled contract openapi/dist/openapi.json ${reason}. Run: npm run generate`;
  return new StartFailure('contract', sentence, { cause });
}

/** Turns an OpenAPI document into the table of calls that the server routes by. */
export async function readContract(document: object): Promise<Contract> {
  // Slow to load, and a command that only reads the bundle needs none of it.
  const prism = await import('@stoplight/prism-http');
  const resources = await prism.getHttpOperationsFromSpec(document);
  const operations = resources.map(toOperation);
  const byPath = new Map<string, Map<string, ContractOperation>>();
  for (const operation of operations) {
    const methods = byPath.get(operation.path) ?? new Map<string, ContractOperation>();
    byPath.set(operation.path, methods.set(operation.method, operation));
  }
  return {
    operations,
    find(method, path) {
      const methods = byPath.get(path);
      if (methods === undefined) return { status: 'unknown' };
      const operation = methods.get(method) ?? (method === 'HEAD' ? methods.get('GET') : undefined);
      if (operation === undefined) return { status: 'wrong-method', allowed: allowedMethods(methods) };
      return { status: 'found', operation };
    },
  };
}

function toOperation(resource: PrismOperation): ContractOperation {
  const id = resource.iid;
  if (id === undefined)
    throw new Error(`${resource.method} ${resource.path} has no operationId in the contract.`);
  return {
    id,
    method: resource.method.toUpperCase(),
    path: resource.path,
    streams: resource.responses.some((response) =>
      (response.contents ?? []).some((content) => content.mediaType === 'text/event-stream'),
    ),
    takesForm: takesForm(resource),
    headerNames: (resource.request?.headers ?? []).map((header) => header.name.toLowerCase()),
    resource: withoutEmptyParts(resource),
  };
}

function takesForm({ request }: PrismOperation): boolean {
  return (request?.body?.contents ?? []).some(({ mediaType }) => mediaType === 'multipart/form-data');
}

// Prism compiles a path template and builds a validator for each part that is there, for empty ones as well.
function withoutEmptyParts(resource: PrismOperation): PrismOperation {
  if (resource.request === undefined) return resource;
  const { path = [], query = [], headers = [], cookie = [], body, ...rest } = resource.request;
  return {
    ...resource,
    request: {
      ...rest,
      ...(body === undefined || takesForm(resource) ? {} : { body }),
      ...(path.length === 0 ? {} : { path }),
      ...(query.length === 0 ? {} : { query }),
      ...(headers.length === 0 ? {} : { headers }),
      ...(cookie.length === 0 ? {} : { cookie }),
    },
  };
}

function allowedMethods(methods: ReadonlyMap<string, ContractOperation>): string[] {
  const names = [...methods.keys()];
  return names.includes('GET') ? [...names, 'HEAD'] : names;
}
