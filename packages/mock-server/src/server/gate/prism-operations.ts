import type { getHttpOperationsFromSpec as Read } from '@stoplight/prism-http';
import { operationsLocation, readPrepared } from './contract.ts';

/** A call in Prism's format, with all references resolved. */
export type PrismOperation = Awaited<ReturnType<typeof Read>>[number];

/** By operationId. */
export type PrismOperations = Readonly<Record<string, PrismOperation>>;

/** Lets Prism parse an OpenAPI document; half a second for the contract. */
export async function prepareOperations(document: object): Promise<PrismOperations> {
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  // Cloned, because Prism mutates the document.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  return Object.fromEntries(operations.map((operation) => [operation.iid ?? '', withoutForm(operation)]));
}

let reading: Promise<PrismOperations> | undefined;

/**
 * Reads the output of `prepareOperations` for the bundled contract; rejects with StartFailure without it. The objects
 * are shared in this process, because Prism caches its validators by identity.
 */
export function readOperations(): Promise<PrismOperations> {
  reading ??= readPrepared<PrismOperations>(operationsLocation);
  return reading;
}

// The form is removed, because Prism would change its bytes; the shop parses it itself.
function withoutForm(operation: PrismOperation): PrismOperation {
  const { request } = operation;
  const isForm = (request?.body?.contents ?? []).some(({ mediaType }) => mediaType === 'multipart/form-data');
  if (request === undefined || !isForm) return operation;
  const { body: _form, ...rest } = request;
  return { ...operation, request: rest };
}
