// The pictures of goods and rooms, which scenarios may hide or break.
import type { GoodsDetail, Locale } from '@signal-shop/sdk/contract';
import { sceneOfModel } from '../../seed/goods-scenes.ts';
import type { PhotographView } from '../../seed/photographs.ts';
import { turnFrames } from '../../seed/photographs.ts';
import { photographsOf, picturesOf } from '../../seed/pictures.ts';
import type { SeedGoods } from '../../seed/types.ts';
import { words } from '../../seed/words/words.ts';
import {
  brokenPicture,
  noPicture,
  photographOfScene,
  shownPicture,
} from '../../world/catalogue/shown-picture.ts';
import type { World } from '../../world/state/world.ts';

export function photographOf(
  world: World,
  { model, colour }: Pick<SeedGoods, 'model' | 'colour'>,
  view: PhotographView,
): string {
  return shownPicture(world, () => world.photographs.ofGoods(model, colour)[view] ?? noPicture);
}

export function turnOf(world: World, { model, colour }: SeedGoods): Pick<GoodsDetail, 'turn'> {
  const pic = shownPicture(world, () => world.photographs.ofTurn(model, colour));
  return pic === noPicture || pic === brokenPicture ? {} : { turn: { pic, ...turnFrames } };
}

export function outlinesOf(world: World, { model }: SeedGoods): Pick<GoodsDetail, 'outlines'> {
  const outlines = world.state.display.pictures === 'photographs' ? world.photographs.outlinesOf(model) : [];
  return outlines.length === 0 ? {} : { outlines: [...outlines] };
}

export function sceneOf(world: World, { model }: SeedGoods, locale: Locale): Pick<GoodsDetail, 'scene'> {
  const scene = sceneOfModel(model);
  const pic = scene === undefined ? noPicture : photographOfScene(world, scene.name);
  if (scene === undefined || pic === noPicture || pic === brokenPicture) return {};
  return { scene: { pic, text: scene.text[locale] } };
}

export function boxOf(world: World, goods: SeedGoods, locale: Locale): Pick<GoodsDetail, 'box'> {
  const pic = photographOf(world, goods, 'box');
  if (pic === noPicture || pic === brokenPicture) return {};
  return { box: { pic, text: words[locale].sheet.photographs[goods.kind].box } };
}

export function toPictures(world: World, goods: SeedGoods, locale: Locale): GoodsDetail['pictures'] {
  const heroPhotograph = photographOf(world, goods, 'hero');
  if (heroPhotograph === noPicture || heroPhotograph === brokenPicture) {
    return picturesOf(goods).map(({ view, text }) => ({ pic: heroPhotograph, view, text: text[locale] }));
  }
  return photographsOf(goods).flatMap(({ photograph, view, text, topic }) => {
    const pic = photographOf(world, goods, photograph);
    return pic === noPicture ? [] : [{ pic, view, text: text[locale], ...(topic !== null && { topic }) }];
  });
}
