/** The `Retry-After` header, a number of seconds or a date, in seconds from now; undefined without a valid one. */
export function retryAfterSeconds(header: string | null | undefined, nowMs: number): number | undefined {
  const text = header ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - nowMs) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
