import type { Banner } from '@signal-shop/sdk/contract';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading, ready } from '../../remote.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { BannerCarousel } from './banner-carousel.tsx';

interface BannerStoryProps {
  readonly banners: InLocale<Remote<readonly Banner[]>>;
  readonly onAdd: (banner: Banner) => void;
}

function BannerStory({ banners, onAdd }: BannerStoryProps) {
  return (
    <Section>
      <BannerCarousel banners={banners(useLocale())} onAdd={onAdd} />
    </Section>
  );
}

function bannersOf(scenarios: string, most = 9): InLocale<Remote<readonly Banner[]>> {
  return (locale) => ready(ask('listBanners', {}, { scenarios, locale }).msg.banner.slice(0, most));
}

/** Whether the middle of a slide is inside the visible part of its carousel. */
function isShown(slide: HTMLElement): boolean {
  const track = slide.parentElement?.getBoundingClientRect();
  const { left, width } = slide.getBoundingClientRect();
  const middle = left + width / 2;
  return track !== undefined && middle > track.left && middle < track.right;
}

const meta = preview.meta({
  component: BannerStory,
  parameters: { shop: homePage },
  args: { banners: bannersOf('banner.image'), onAdd: fn() },
});

export default meta;

export const Images = meta.story({});

Images.test('[HOME-03] slides on request, without autoplay', async ({ canvas, userEvent }) => {
  const [first, second] = await canvas.findAllByRole('listitem');
  if (first === undefined || second === undefined) throw new Error('There are no two banners.');
  await expect(isShown(first)).toBe(true);
  await expect(isShown(second)).toBe(false);
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(isShown(second)).toBe(true));
  await expect(isShown(first)).toBe(false);
  await expect(within(second).getByRole('heading', { name: 'Sixty-four grams of aim.' })).toBeVisible();
  for (const name of ['Pause slideshow', 'Play slideshow'])
    await expect(canvas.queryByRole('button', { name })).toBeNull();
});

Images.test('[BEY-63] the product turns six degrees toward the mouse, and back', async ({ canvas }) => {
  const [slide] = await canvas.findAllByRole('article');
  const picture = slide?.querySelector('[data-variant="bare"]');
  if (slide === undefined || !picture) throw new Error('There is no banner with a picture.');
  const turned = () => getComputedStyle(picture).rotate;
  await fireEvent.pointerMove(slide, { pointerType: 'mouse', clientX: window.innerWidth });
  await waitFor(() => expect(turned()).toBe('y 6deg'));
  await fireEvent.pointerOut(slide, { relatedTarget: document.body });
  await waitFor(() => expect(turned()).toBe('y 0deg'));
});

export const Video = meta.story({ args: { banners: bannersOf('banner.video') } });

Video.test('[HOME-03] shows a video that starts on request', async ({ canvasElement }) => {
  const film = canvasElement.querySelector('video');
  await expect(film).toHaveAttribute('src', '/api/files/headset.webm');
  await expect(film).toHaveAttribute('controls');
  await expect(film).not.toHaveAttribute('autoplay');
});

export const DetailLink = meta.story({ args: { banners: bannersOf('banner.detail', 1) } });
export const BuyNow = meta.story({ args: { banners: bannersOf('banner.buynow', 1) } });

BuyNow.test('[HOME-03] links to the buy button of the product', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Buy now' });
  await expect(link.getAttribute('href')).toMatch(/#buybtn$/);
});

export const AddToCart = meta.story({ args: { banners: bannersOf('banner.addcart', 1) } });

/** The section only passes the event on; the shop then warns the guest. */
export const AddToCartGuest = AddToCart.extend({});

AddToCartGuest.test('[HOME-03] reports the goods to add', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
  await expect(args.onAdd).toHaveBeenCalledOnce();
});

export const Single = meta.story({ args: { banners: bannersOf('', 1) } });
export const Empty = meta.story({ args: { banners: () => ready([]) } });
export const Loading = meta.story({ args: { banners: () => loading } });
export const Failed = meta.story({ args: { banners: () => failed(network) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
