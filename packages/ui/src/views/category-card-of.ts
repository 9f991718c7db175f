import type { HotCategory } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import type { CategoryCardView } from '../components/category-card/category-card.tsx';
import type { Hrefs } from '../link/link-context.tsx';
import { artOf } from './art-of.ts';
import { altOfColoredGoods } from './colored-goods-alt.ts';

/** A popular category on a tile. */
export function categoryCardOf(category: HotCategory, hrefs: Hrefs, intl: IntlShape): CategoryCardView {
  return {
    href: category.link === '' ? hrefs.category(category.id) : category.link,
    name: category.catName,
    title: category.title,
    art: artOf({ ...category, goods_unit: category.catName }),
    picture: category.hot_pic,
    alt: altOfColoredGoods(category, intl),
  };
}
