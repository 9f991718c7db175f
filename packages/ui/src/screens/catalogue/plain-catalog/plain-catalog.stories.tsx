import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import { hrefs } from '../../../link/hrefs.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import type { PlainCatalogHrefs } from './plain-catalog-props.ts';
import { PlainCatalogScreen } from './plain-catalog-screen.tsx';
import { PlainGoodsScreen } from './plain-goods-screen.tsx';

const plainHrefs: PlainCatalogHrefs = {
  catalog: (locale) => `/catalog/${locale}.html`,
  email: 'help@signal.example',
  order: hrefs.goods,
};

interface PlainCatalogStoryProps {
  /** The product of the page; null for the list of all. */
  readonly goodsId: number | null;
}

/** The pages that the build writes for browsers without JavaScript. */
function PlainCatalogStory({ goodsId }: PlainCatalogStoryProps) {
  const locale = useLocale();
  if (goodsId !== null) {
    const { msg: goods } = ask('getGoods', { id: goodsId }, { locale });
    return <PlainGoodsScreen hrefs={plainHrefs} goods={goods} />;
  }
  const { msg: menu } = ask('listCategories', {}, { locale });
  const categories = menu.tree.map(({ id, name }) => ({
    name,
    goods: ask('listGoods', { category_id: id, page_size: 8 }, { locale }).msg,
  }));
  return <PlainCatalogScreen hrefs={plainHrefs} categories={categories} />;
}

const meta = preview.meta({
  component: PlainCatalogStory,
  subcomponents: { PlainGoodsScreen, PlainCatalogScreen },
  parameters: { shop: { reason: 'The build writes these pages for browsers without JavaScript.' } },
  tags: ['screen'],
  args: { goodsId: null },
});

export default meta;

export const All = meta.story({});

All.test(
  '[BEY-27] every control is a link, because nothing else works without JavaScript',
  async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(8);
  },
);

export const Product = meta.story({ args: { goodsId: 1202 } });

Product.test('[BEY-27] a product has its price, its pictures and a link to order it', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Buy in the shop' })).toHaveAttribute(
    'href',
    '/detail?id=1202',
  );
  await expect(canvas.getByRole('img', { name: 'A1 Wired Headset' })).toBeVisible();
});

export const SoldOut = meta.story({ args: { goodsId: 2191 } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ args: { goodsId: 1202 }, globals: { locale: 'ja' } });
