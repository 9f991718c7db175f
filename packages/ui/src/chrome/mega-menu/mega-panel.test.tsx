import type { MenuGoods } from '@signal-shop/sdk/contract';
import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { aCategory, aMenuGoods } from '@signal-shop/sdk/testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { LinkContext } from '../../link/link-context.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { MegaPanel } from './mega-panel.tsx';

const plain = aMenuGoods({
  goods_id: 1201,
  goods_unit: 'K9',
  goods_desc: 'Quiet and light',
  pic_index: '/pictures/k9.webp',
});

/** Renders the tile of one goods; returns its text, badge first, and the picture's URL. */
function renderTile(change: Partial<MenuGoods>) {
  const category = aCategory({ id: 1, name: 'Headsets', children: [], goods: [{ ...plain, ...change }] });
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <LinkContext value={plainLinks}>
        <MegaPanel id="panel" category={category} onClose={() => undefined} />
      </LinkContext>
    </IntlProvider>,
  );
  const tile = screen.getAllByRole('link').at(-1);
  // The drawing behind the photograph contains text.
  for (const drawing of tile?.querySelectorAll('svg') ?? []) drawing.remove();
  return { text: tile?.textContent, picture: tile?.querySelector('img')?.getAttribute('src') };
}

test.each([
  ['nothing', {}, ''],
  ['that they are new', { is_new: Flag.yes }, 'New'],
  ['how many percent they are reduced by', { is_rebate: RebateKind.percent, rebate: 24.6 }, '−25%'],
  ['how much they are reduced by', { is_rebate: RebateKind.amount, rebate: 20 }, 'Save $20.00'],
])('[LAY-04] goods in the menu have picture, name and description, and a badge for %s', (_, change, mark) => {
  const { text, picture } = renderTile(change);
  expect(picture).toBe(plain.pic_index);
  expect(text).toBe(`${mark}K9Quiet and light`);
});
