/** Goods that cost less together: a set has one piece of each part. */
export interface BundleRule {
  readonly id: number;
  /** Keys of the parts, such as model numbers; each one once. */
  readonly parts: readonly string[];
  /** The discount of one set, in integer cents. */
  readonly savingCents: number;
}

/** Pieces in a cart that may belong to a set, with their price in integer cents. */
export interface BundlePieces {
  readonly part: string;
  readonly quantity: number;
  readonly cents: number;
}

export interface BundleSets {
  readonly id: number;
  /** Number of whole sets. */
  readonly sets: number;
}

/**
 * The whole sets in a cart. A piece belongs to one set only; the bundle that saves most takes its pieces first.
 * @example bundleSets([{ id: 1, parts: ['E7', 'X8'], savingCents: 2_000 }], twoHeadsetsAndOneMouse) // [{ id: 1, sets: 1 }]
 */
export function bundleSets(
  bundles: readonly BundleRule[],
  pieces: readonly BundlePieces[],
): readonly BundleSets[] {
  const left = new Map<string, number>();
  for (const { part, quantity } of pieces) left.set(part, (left.get(part) ?? 0) + Math.max(0, quantity));
  return bundles
    .toSorted((one, other) => other.savingCents - one.savingCents || one.id - other.id)
    .flatMap(({ id, parts }) => {
      const sets = parts.length === 0 ? 0 : Math.min(...parts.map((part) => left.get(part) ?? 0));
      for (const part of parts) left.set(part, (left.get(part) ?? 0) - sets);
      return sets > 0 ? [{ id, sets }] : [];
    });
}

/**
 * Returns the discount of the whole sets in a cart, in integer cents: at most the price of all pieces.
 * @example bundleSaving([{ id: 1, parts: ['E7', 'X8'], savingCents: 2_000 }], oneHeadsetAndOneMouse) // 2000
 */
export function bundleSaving(bundles: readonly BundleRule[], pieces: readonly BundlePieces[]): number {
  const savings = new Map(bundles.map(({ id, savingCents }) => [id, savingCents]));
  const saving = bundleSets(bundles, pieces).reduce(
    (sum, { id, sets }) => sum + sets * (savings.get(id) ?? 0),
    0,
  );
  return Math.min(
    saving,
    pieces.reduce((sum, { quantity, cents }) => sum + Math.max(0, quantity) * cents, 0),
  );
}
