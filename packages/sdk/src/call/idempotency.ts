/**
 * Creates an idempotency key: a write that arrives twice with the same key, because a browser or a person
 * retried it, takes effect once.
 * @example const key = createIdempotencyKey(); // '9f0c…', 32 to 36 characters
 */
export function createIdempotencyKey(): string {
  // Much faster in Node, but missing in insecure contexts, such as a phone that opens a dev server over http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of a payment step. That of a confirmation is derived from order and charge, so that a
 * reload or a second tab retries the same intention. That of a new charge contains the order and is unique per
 * attempt.
 */
export function paymentKey(operation: string, argument: object): string | undefined {
  const { ordersn, charge_id }: { readonly ordersn?: unknown; readonly charge_id?: unknown } = argument;
  if (typeof ordersn !== 'string') return undefined;
  if (operation === 'checkoutOrder') return `${ordersn.slice(0, 27)}.${createIdempotencyKey()}`;
  if (operation !== 'confirmCharge' || typeof charge_id !== 'string') return undefined;
  // The charge id alone is unique; prepend the order number if the contract's 64 characters have room.
  return [`${ordersn}.${charge_id}`, charge_id].find((key) => /^[\w.:-]{8,64}$/.test(key));
}
