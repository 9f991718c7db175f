import { aGoods } from '@signal-shop/sdk/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { LinkContext } from '../../link/link-context.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { productCardOf } from '../../views/product-card-of.ts';
import { ProductCard } from './product-card.tsx';

const goods = aGoods({ goods_id: 1201, pic_index: '/front.avif', hover_pic: '/side.avif' });

function renderCard(props: Partial<Parameters<typeof ProductCard>[0]> = {}) {
  const { container } = render(
    <IntlProvider locale="en" onError={() => {}}>
      <LinkContext value={plainLinks}>
        <ProductCard {...productCardOf(goods, plainLinks.hrefs)} {...props} />
      </LinkContext>
    </IntlProvider>,
  );
  return () => [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
}

test('the second view loads only when the pointer or the focus comes near', () => {
  const pictures = renderCard();
  expect(pictures()).toEqual(['/front.avif']);
  fireEvent.pointerEnter(screen.getByRole('link'));
  expect(pictures()).toEqual(['/front.avif', '/side.avif']);
});

test('goods without a second view keep their first', () => {
  const pictures = renderCard({ hoverPicture: '' });
  fireEvent.focus(screen.getByRole('link'));
  expect(pictures()).toEqual(['/front.avif']);
});

test('[BEY-29] a color shows its photograph instead of both others while the pointer is on it', () => {
  const colors = [
    { goods_id: 1200, goods_color: 'black', stock_count: 3, pic_index: '/black.avif' },
    { goods_id: 1201, goods_color: 'ember', stock_count: 3, pic_index: '/front.avif' },
  ] as const;
  const pictures = renderCard(productCardOf({ ...goods, colours: [...colors] }, plainLinks.hrefs));
  fireEvent.pointerEnter(screen.getByRole('link', { name: goods.name }));
  const black = screen.getByRole('link', { name: 'Black' });
  fireEvent.pointerEnter(black);
  expect(pictures()).toEqual(['/black.avif']);
  fireEvent.pointerLeave(black);
  expect(pictures()).toEqual(['/front.avif', '/side.avif']);
});

test('[BEY-29] goods of one color have no list of colors', () => {
  renderCard({ colors: productCardOf(goods, plainLinks.hrefs).colors.slice(0, 1) });
  expect(screen.queryByRole('list')).toBeNull();
});

test('the color distinguishes goods of one name', () => {
  renderCard({ variantName: 'Ember' });
  expect(screen.getByText(/^Ember · /)).toBeDefined();
});
