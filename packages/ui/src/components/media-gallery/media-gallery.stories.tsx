import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ember } from '../../foundations/stories/fixtures.ts';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { goodsPage } from '../../stories/shop-pages.ts';
import { artOf } from '../../views/art-of.ts';
import { galleryOf } from '../../views/gallery-of.ts';
import type { GalleryPicture } from './gallery-views.ts';
import { MediaGallery } from './media-gallery.tsx';
import { TurnMissing as TurnMissingPart } from './turn-missing.tsx';

/** The photographs of the fixture goods. */
const { pictures, listed, turn } = galleryOf(ask('getGoods', { id: 1011 }).msg);

/** The views of the fixture goods without photographs, with this URL. */
function views(src: string): readonly GalleryPicture[] {
  const { msg } = ask('getGoods', { id: 1011 }, { scenarios: 'data.no-pictures' });
  return galleryOf(msg).pictures.map((picture) => ({ ...picture, src }));
}

const meta = preview.meta({
  component: MediaGallery,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { art: artOf(ember), name: ember.name, pictures: [], listed: '' },
  render: (args) => (
    <Specimen layout="narrow">
      <MediaGallery {...args} />
    </Specimen>
  ),
});

export default meta;

/** Without photographs: the drawing as a whole, close up and in the dark. */
export const Drawn = meta.story({});

Drawn.test('[BEY-12] the arrow keys change the large picture', async ({ canvas, userEvent }) => {
  // The first tab stop is the picture itself, which can be enlarged.
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('img', { name: `${ember.name}, photo 2` })).toBeVisible();
});

/** Several views of goods without photographs, as the server sends them. */
export const Views = meta.story({ args: { pictures: views('') } });

Views.test('[DET-01] describes the views', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('img', { name: `${ember.name}: From the front` })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Photo 3 of 5: Headband' }));
  await expect(canvas.getByRole('img', { name: `${ember.name}: Headband` })).toBeVisible();
});

export const OneImage = meta.story({ args: { pictures: pictures.slice(0, 1) } });
export const ManyImages = meta.story({ args: { pictures } });
export const BrokenImage = meta.story({ args: { pictures: views('data:image/png;base64,AAAA') } });
/** As from a server that has only the picture from lists. */
export const ListedImage = meta.story({ args: { listed } });

/** Preloads the lightbox, so that the story does not depend on chunk loading. */
const loaders = [async () => ({ lightbox: await import('./lightbox.tsx') })];

export const Lightbox = meta.story({
  loaders,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge photo' }));
    await canvas.findByRole('dialog');
  },
});

Lightbox.test(
  '[DET-01] switches and zooms by keyboard, and Escape closes it',
  async ({ canvas, userEvent }) => {
    const box = within(canvas.getByRole('dialog', { name: `${ember.name}, enlarged` }));
    await expect(box.getByRole('status')).toHaveTextContent('1 of 3');
    await userEvent.keyboard('{ArrowRight}');
    await expect(box.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.keyboard('{ArrowLeft}+');
    await expect(box.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(box.getByRole('status')).toHaveTextContent('1 of 3');
    await userEvent.keyboard('-');
    await expect(box.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await userEvent.click(box.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Enlarge photo' })).toHaveFocus();
  },
);

export const LightboxZoomed = meta.story({
  loaders,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge photo' }));
    await userEvent.dblClick(within(await canvas.findByRole('dialog')).getByRole('img'));
  },
});

export const Swipe = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Swipe.test(
  '[DET-01] a horizontal swipe shows another picture without enlarging it',
  async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: 'Enlarge photo' });
    const { left, top } = picture.getBoundingClientRect();
    const at = (x: number) => ({ clientX: left + x, clientY: top + 100 });
    await userEvent.pointer([
      { keys: '[TouchA>]', target: picture, coords: at(200) },
      { pointerName: 'TouchA', target: picture, coords: at(80) },
      { keys: '[/TouchA]', target: picture, coords: at(80) },
    ]);
    await expect(canvas.getByRole('img', { name: `${ember.name}, photo 2` })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
);

export const Turn = meta.story({
  args: { pictures, turn },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Turn it around' }));
    await canvas.findByRole('slider', { name: /from all sides/ });
  },
});

Turn.test(
  '[DET-01] the goods turn in place of the photo, until a photo is chosen again',
  async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: /from all sides/ });
    await userEvent.type(slider, '{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '15');
    await userEvent.click(canvas.getByRole('radio', { name: /^Photo 2/ }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Enlarge photo' })).toBeVisible();
  },
);

Turn.test(
  '[DET-01] a turn whose picture fails to load can be tried again',
  async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.querySelector('[role="slider"] img')?.dispatchEvent(new Event('error'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('slider', { name: /from all sides/ })).toBeVisible();
  },
);

const onRetry = fn();

/** The code of the turn failed to load. */
export const TurnMissing = meta.story({
  render: () => (
    <Specimen layout="narrow">
      <TurnMissingPart onRetry={onRetry} />
    </Specimen>
  ),
});

TurnMissing.test('[DET-01] a turn that failed to load can be tried again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
