import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ember } from '../../foundations/stories/fixtures.ts';
import { plainLinks } from '../../link/plain-links.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { productCardOf } from '../../views/product-card-of.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { Carousel } from './carousel.tsx';

const colours = ['ember', 'blue', 'violet', 'volt', 'green', 'pink'] as const;
const items = colours.map((goods_color, index) => ({
  key: goods_color,
  content: (
    <ProductCard
      {...productCardOf(
        { ...ember, goods_id: index + 1, goods_color, goods_unit: `K${index + 1}` },
        plainLinks.hrefs,
      )}
    />
  ),
}));

const meta = preview.meta({
  component: Carousel,
  parameters: { layout: 'padded', shop: homePage },
  args: { label: 'Flash sale', variant: 'cards' as const, perView: { m: 3, l: 4 } as const, items },
});

export default meta;

export const BannerOne = meta.story({
  args: { variant: 'banner', perView: undefined, items: items.slice(0, 2) },
});
export const FourPerView = meta.story({});
export const ThreePerView = meta.story({
  globals: { viewport: { value: 'threePerView' } },
  parameters: {
    viewport: {
      options: {
        threePerView: { name: 'Tablet, 769', styles: { width: '769px', height: '1024px' }, type: 'tablet' },
      },
    },
  },
});
export const OnePerView = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Autoplay = meta.story({ args: { autoplay: true } });
export const Paused = meta.story({
  args: { autoplay: true },
  play: async ({ canvas, userEvent }) => {
    // The buttons appear after the first measurement of the overflow.
    await canvas.findAllByRole('button');
    const pause = canvas.queryByRole('button', { name: 'Pause slideshow' });
    if (pause !== null) await userEvent.click(pause);
  },
});

Paused.test('[BEY-12] the pause button stops the movement', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Play slideshow' })).toBeVisible();
});

export const FewerThanView = meta.story({ args: { items: items.slice(0, 1) } });

FewerThanView.test('has no controls while all slides fit', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
});

export const Single = meta.story({
  args: { variant: 'banner', perView: undefined, items: items.slice(0, 1) },
});
export const AtEndRewinds = meta.story({
  args: { variant: 'banner', perView: undefined, items: items.slice(0, 2) },
});

AtEndRewinds.test(
  '[BEY-12] wraps around to the first slide within a second',
  async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(row.clientWidth / 2));
    await waitFor(() => expect(row).not.toHaveAttribute('data-sliding'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(row.scrollLeft).toBe(0));
  },
);

export const RightToLeft = AtEndRewinds.extend({ globals: { direction: 'rtl' } });

RightToLeft.test(
  '[BEY-12] the next slide comes from the left, and after the last one the first',
  async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(-row.clientWidth / 2));
    await waitFor(() => expect(row).not.toHaveAttribute('data-sliding'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(row.scrollLeft).toBeCloseTo(0));
  },
);

export const Keyboard = meta.story({});

Keyboard.test('[BEY-12] the arrows precede the slides in the tab order', async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Previous' });
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
});
