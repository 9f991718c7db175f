import type { BundleRule } from '@signal-shop/sdk/rules/bundles';

/**
 * Models that cost less together, in any color. Each saves more than the largest step of the full reduction, so that
 * completing a set never makes a cart dearer.
 */
export const bundles: readonly BundleRule[] = [
  { id: 1, parts: ['E7', 'X8'], savingCents: 2000 },
  { id: 2, parts: ['K12', 'M700'], savingCents: 1800 },
  { id: 3, parts: ['C6', 'M12'], savingCents: 1200 },
  { id: 4, parts: ['U7', 'R4'], savingCents: 1000 },
  { id: 5, parts: ['J5', 'W5'], savingCents: 600 },
  { id: 6, parts: ['D50', 'B6', 'V8'], savingCents: 2500 },
];
