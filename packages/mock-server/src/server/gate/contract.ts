import { readFile } from 'node:fs/promises';
import { locations } from '../locations.ts';
import type { ReferenceCall, ReferenceContent, ReferenceContract } from '../reference/reference-contract.ts';
import { asContract, callsOf, follow } from '../reference/reference-contract.ts';
import { StartFailure } from '../start-failure.ts';

/** One call of the contract, prepared for the gate. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  /** Answers with an event stream, which bypasses the gate. */
  streams: boolean;
  /** Takes a form, whose fields the shop parses itself. */
  takesForm: boolean;
  /** Changes nothing. */
  isRead: boolean;
  /** Takes its argument as JSON in the body. */
  sendsJson: boolean;
  /** Lower-case names of the request headers that the contract defines. */
  headerNames: readonly string[];
  /** Its definition in the contract. */
  call: ReferenceCall;
}

export type Lookup =
  | { status: 'found'; operation: ContractOperation }
  | { status: 'wrong-method'; allowed: string[] }
  | { status: 'unknown' };

export interface Contract {
  document: ReferenceContract;
  operations: readonly ContractOperation[];
  find(method: string, path: string): Lookup;
}

export const bundleLocation = new URL('openapi.json', locations.contract);

/** The document of `/__mock`, next to the contract. */
export const controlBundleLocation = new URL('control.json', bundleLocation);

/** The contract in Prism's format, by operationId. */
export const operationsLocation = new URL('operations.json', bundleLocation);

/** Reads a bundled document. Rejects with StartFailure without one. */
export function readBundle(location: URL = bundleLocation): Promise<Record<string, unknown>> {
  return readPrepared(location);
}

/** Reads a file that `npm run generate` writes next to the contract. Rejects with StartFailure without it. */
export async function readPrepared<Content>(location: URL): Promise<Content> {
  const text = await readFile(location, 'utf8').catch((error: unknown) => {
    throw unusable(location, 'is missing', error);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable(location, 'is no JSON', error);
  }
}

function unusable({ pathname }: URL, reason: string, cause: unknown): StartFailure {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const sentence = `The bundled contract openapi/dist/${name} ${reason}. Run: npm run generate`;
  return new StartFailure('contract', sentence, { cause });
}

/** Turns an OpenAPI document into the server's routing table. */
export function readContract(bundle: object): Contract {
  const document = asContract(bundle);
  const operations = callsOf(document).map((call) => toOperation(document, call));
  const byPath = new Map<string, Map<string, ContractOperation>>();
  for (const operation of operations) {
    const methods = byPath.get(operation.path) ?? new Map<string, ContractOperation>();
    byPath.set(operation.path, methods.set(operation.method, operation));
  }
  return {
    document,
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

function toOperation(document: ReferenceContract, call: ReferenceCall): ContractOperation {
  const { operation, method, path } = call;
  if (operation.operationId === undefined)
    throw new Error(`${method} ${path} has no operationId in the contract.`);
  const takes = (part: { readonly content?: ReferenceContent }, mediaType: string) =>
    Object.hasOwn(part.content ?? {}, mediaType);
  const body = operation.requestBody;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    streams: Object.values(operation.responses).some((response) =>
      takes(follow(document, response), 'text/event-stream'),
    ),
    isRead: method === 'get' || operation['x-read'] === true,
    takesForm: body !== undefined && takes(follow(document, body), 'multipart/form-data'),
    sendsJson: body !== undefined && takes(follow(document, body), 'application/json'),
    headerNames: (operation.parameters ?? [])
      .map((parameter) => follow(document, parameter))
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name.toLowerCase()),
    call,
  };
}

function allowedMethods(methods: ReadonlyMap<string, ContractOperation>): string[] {
  const names = [...methods.keys()];
  return names.includes('GET') ? [...names, 'HEAD'] : names;
}
