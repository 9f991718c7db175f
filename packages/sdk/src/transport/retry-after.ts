/** The `Retry-After` header, a number of seconds or a date, in milliseconds from now; undefined without a valid one. */
export function retryAfterIn(header: string | null | undefined, nowMs: number): number | undefined {
  const text = header ?? '';
  const delayMs = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
  return Number.isNaN(delayMs) ? undefined : Math.max(0, delayMs);
}
