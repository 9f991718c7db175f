// Views: the props of components for an entity of the contract. Each mapping has one home here; sections and screens
// use it, components never do: they know no name of the contract's fields.
import type { ColourName } from '@signal-shop/sdk/contract';
import type { ArtKind, GoodsArt } from '../foundations/product-art/product-art.tsx';

/** The fields of goods that their drawing depends on. */
export interface DrawnGoods {
  readonly goods_kind: ArtKind;
  readonly goods_color: ColourName;
  readonly goods_unit: string;
}

/** How goods are drawn where there is no photograph. */
export function artOf({ goods_kind, goods_color, goods_unit }: DrawnGoods): GoodsArt {
  return { kind: goods_kind, colour: goods_color, model: goods_unit };
}
