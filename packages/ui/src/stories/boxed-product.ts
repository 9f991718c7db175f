import type { InLocale } from './fixtures/answers.ts';
import type { WholeProductState } from './fixtures/product-views.ts';
import { product } from './fixtures/product-views.ts';
import { svgPicture } from './svg-picture.ts';

/** A product with a picture of everything in its box. */
export function boxedProduct(id: number): InLocale<WholeProductState> {
  const pic = svgPicture(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M2 2h4v4H2z" fill="#243036"/></svg>',
  );
  return product(id, '', ({ goods }) => ({
    goods: { ...goods, box: { pic, text: 'Everything in the box' } },
  }));
}
