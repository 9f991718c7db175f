import type { GoodsDetail, GoodsPicture, GoodsTurn } from '@signal-shop/sdk/contract';
import type { GalleryPicture, GalleryTurn } from '../components/media-gallery/gallery-views.ts';
import type { MediaGalleryProps } from '../components/media-gallery/media-gallery.tsx';
import { artOf } from './art-of.ts';

/** The pictures of goods in the gallery of their page. */
export function galleryOf(goods: GoodsDetail): MediaGalleryProps {
  return {
    art: artOf(goods),
    name: goods.name,
    pictures: (goods.pictures ?? []).map(galleryPictureOf),
    listed: goods.pic_index,
    turn: goods.turn && galleryTurnOf(goods.turn),
  };
}

export function galleryPictureOf({ pic, view, text }: GoodsPicture): GalleryPicture {
  return { src: pic, shot: view, text };
}

export function galleryTurnOf({ pic, frames, columns }: GoodsTurn): GalleryTurn {
  return { src: pic, frames, columns };
}
