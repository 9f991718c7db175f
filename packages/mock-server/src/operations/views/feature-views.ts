import type { Feature, FeatureSpot, TermPicture } from '@signal-shop/sdk/contract';
import type { SeedFeature, SeedFeatureSpot, SeedTermPicture } from '../../seed/site-types.ts';
import { presentGoods } from '../../world/catalogue/goods.ts';
import { noPicture, photographOfScene } from '../../world/catalogue/shown-picture.ts';
import { displayTextOf } from '../../world/state/display-text.ts';
import type { Call } from '../dispatch/call.ts';
import { photographOf } from './goods-photographs.ts';
import { toHotProduct } from './goods-views.ts';

export function toFeature(call: Call, feature: SeedFeature): Feature {
  const { world, locale } = call;
  const { id, goodsId } = feature;
  return {
    id,
    title: displayTextOf(world, feature.title, locale),
    text: displayTextOf(world, feature.text, locale, 1_000),
    pic: pictureOf(call, feature),
    alt: displayTextOf(world, feature.alt, locale, 500),
    link: goodsId === null ? '' : `/detail?id=${goodsId}`,
    spots: feature.spots.flatMap((spot) => toSpot(call, spot)),
  };
}

function pictureOf({ world }: Call, { picture }: SeedFeature): string {
  if ('scene' in picture) return photographOfScene(world, picture.scene);
  const [goods] = presentGoods(world, [picture.goodsId]);
  return goods === undefined ? noPicture : photographOf(world, goods, picture.view);
}

/** Goods that the shop no longer has lose their picture. */
export function toTermPicture(call: Call, { goodsId, view, title, alt }: SeedTermPicture): TermPicture[] {
  const { world, locale } = call;
  return presentGoods(world, [goodsId]).map((goods) => ({
    title: displayTextOf(world, title, locale),
    pic: photographOf(world, goods, view),
    alt: displayTextOf(world, alt, locale, 500),
    goods_kind: goods.kind,
    goods_color: goods.colour,
  }));
}

/** Goods that the shop no longer has lose their spot. */
function toSpot(call: Call, spot: SeedFeatureSpot): FeatureSpot[] {
  const { world, locale } = call;
  const { x, y } = spot;
  if ('title' in spot) {
    const { title, text } = spot;
    return [
      { x, y, title: displayTextOf(world, title, locale), text: displayTextOf(world, text, locale, 500) },
    ];
  }
  return presentGoods(world, [spot.goodsId]).map((goods) => {
    const product = toHotProduct(world, goods, call);
    return { x, y, title: product.name, text: '', goods: product };
  });
}
