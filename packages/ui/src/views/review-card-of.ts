import type { Review } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import type { ReviewCardProps } from '../components/review-card/review-card.tsx';
import { artOf } from './art-of.ts';
import { altOfColoredGoods } from './colored-goods-alt.ts';

/** A review of the shop's goods on a card. */
export function reviewCardOf(review: Review, intl: IntlShape): ReviewCardProps {
  return {
    text: review.remark,
    name: review.name ?? review.cname,
    stars: review.stars,
    art: artOf({ ...review, goods_unit: String(review.id) }),
    picture: review.pic,
    alt: altOfColoredGoods(review, intl),
  };
}
