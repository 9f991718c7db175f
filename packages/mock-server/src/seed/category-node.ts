import type { GoodsKind, Localized } from './types.ts';

/** A category before its goods are assigned. */
export interface CategoryNode {
  readonly id: number;
  readonly kind: GoodsKind;
  readonly name: Localized;
  readonly children: readonly CategoryNode[];
}

export function headsetNode(
  id: number,
  name: Localized,
  children: readonly CategoryNode[] = [],
): CategoryNode {
  return { id, kind: 'headset', name, children };
}

export function mouseNode(id: number, name: Localized, children: readonly CategoryNode[] = []): CategoryNode {
  return { id, kind: 'mouse', name, children };
}
