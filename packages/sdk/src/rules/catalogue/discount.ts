/**
 * Discount from the original price in whole percent, 0 to 100 (spec §9).
 * @example discountPercent(100, 74.6) // 25
 */
export function discountPercent(original: number, current: number): number {
  if (!(original > 0) || !(current >= 0) || current >= original) return 0;
  return Math.round(((original - current) / original) * 100);
}

/** Clamps a percentage from a server to a whole number between 0 and 100; invalid input counts as 0. */
export function clampPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.round(Math.min(100, Math.max(0, percent))) : 0;
}
