// The pictures of goods and rooms, which scenarios may hide or break.
import type { GoodsDetail, Locale } from '@signal-shop/sdk/contract';
import { sceneOfModel } from '../../seed/goods-scenes.ts';
import type { PhotographView, SceneName } from '../../seed/photographs.ts';
import { turnFrames } from '../../seed/photographs.ts';
import { photographsOf, picturesOf } from '../../seed/pictures.ts';
import type { SeedGoods } from '../../seed/types.ts';
import type { World } from '../../world/state/world.ts';

/** Without a photograph, clients draw the goods from kind, color and model. */
export const noPicture = '';
const brokenPicture = '/api/files/broken.jpg';

export function photographOf(
  world: World,
  { model, colour }: Pick<SeedGoods, 'model' | 'colour'>,
  view: PhotographView,
): string {
  return pictureUnlessHidden(world, () => world.photographs.ofGoods(model, colour)[view] ?? noPicture);
}

export function photographOfScene(world: World, name: SceneName): string {
  return pictureUnlessHidden(world, () => world.photographs.ofScene(name));
}

export function turnOf(world: World, { model, colour }: SeedGoods): Pick<GoodsDetail, 'turn'> {
  const pic = pictureUnlessHidden(world, () => world.photographs.ofTurn(model, colour));
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

/** Scenarios hide or break all pictures. */
function pictureUnlessHidden(world: World, photograph: () => string): string {
  switch (world.state.display.pictures) {
    case 'broken':
      return brokenPicture;
    case 'none':
      return noPicture;
    case 'photographs':
      return photograph();
  }
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
