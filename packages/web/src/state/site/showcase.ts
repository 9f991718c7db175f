import { goodsOfMenu } from '@signal-shop/ui/chrome/mega-menu/goods-of-menu.ts';
import { atom } from 'jotai';
import { categoriesAtom } from './site.ts';

/** Goods of the menu, headsets and mice by turns, whose photographs illustrate the content pages. */
export const showcaseAtom = atom((get) => goodsOfMenu(get(categoriesAtom), 3));
