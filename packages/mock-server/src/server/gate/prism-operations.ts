import type { getHttpOperationsFromSpec as Read } from '@stoplight/prism-http';
import { operationsLocation, readPrepared } from './contract.ts';

/** A call as Prism understands it: every reference followed, so that it takes a while to make. */
export type PrismOperation = Awaited<ReturnType<typeof Read>>[number];

/** By operationId. */
export type PrismOperations = Readonly<Record<string, PrismOperation>>;

/** Lets Prism read an OpenAPI document; half a second for the contract. */
export async function prepareOperations(document: object): Promise<PrismOperations> {
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  // Prism writes into the document that it reads.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  return Object.fromEntries(operations.map((operation) => [operation.iid ?? '', withoutForm(operation)]));
}

let reading: Promise<PrismOperations> | undefined;

/**
 * What `prepareOperations` made of the contract when it was bundled; rejects with StartFailure without it. The same
 * objects for everyone in this process: Prism caches its validators by them.
 */
export function readOperations(): Promise<PrismOperations> {
  reading ??= readPrepared<PrismOperations>(operationsLocation);
  return reading;
}

// Prism would change the bytes of a form; the shop reads it by itself.
function withoutForm(operation: PrismOperation): PrismOperation {
  const { request } = operation;
  const isForm = (request?.body?.contents ?? []).some(({ mediaType }) => mediaType === 'multipart/form-data');
  if (request === undefined || !isForm) return operation;
  const { body: _form, ...rest } = request;
  return { ...operation, request: rest };
}
