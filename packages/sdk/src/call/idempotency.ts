/**
 * A key for one intention: a write that arrives twice, because a browser or a person sent it again, has its effect once.
 * @example const key = createIdempotencyKey(); // '9f0c…', 32 to 36 characters
 */
export function createIdempotencyKey(): string {
  // Many times faster in Node, but a phone that opens a developer's machine over plain http has none.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key of a payment's step. Confirming is bound to its order and charge, so that a reload or a second tab repeats
 * the same intention; opening a charge is bound to the order, but is a new intention each time.
 */
export function paymentKey(operation: string, argument: object): string | undefined {
  const { ordersn, charge_id }: { readonly ordersn?: unknown; readonly charge_id?: unknown } = argument;
  if (typeof ordersn !== 'string') return undefined;
  if (operation === 'checkoutOrder') return `${ordersn.slice(0, 27)}.${createIdempotencyKey()}`;
  if (operation !== 'confirmCharge' || typeof charge_id !== 'string') return undefined;
  // A charge's own id is unique; the order stands before it where the contract's 64 characters have room.
  return [`${ordersn}.${charge_id}`, charge_id].find((key) => /^[\w.:-]{8,64}$/.test(key));
}
