/** A part of a change is still missing; the message says which. */
export class Unfinished extends Error {
  override readonly name = 'Unfinished';
}

/** The next step of a contributor after an error, or undefined for an error of the generators themselves. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Unfinished) return error.message;
  if (!isBrokenAnswer(error)) return undefined;
  return `The handler of ${error.operation} does not answer the contract any more. ${error.message}. Change it in packages/mock-server/src/operations, or the contract.`;
}

/** A `ShopError`, without an import of the SDK, which is generated later than this module is loaded. */
function isBrokenAnswer(error: unknown): error is Error & { readonly operation: string } {
  return error instanceof Error && 'kind' in error && error.kind === 'invalid-response';
}
