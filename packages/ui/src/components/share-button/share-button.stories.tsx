import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import type { ShareOutcome } from './share-button.tsx';
import { ShareButton } from './share-button.tsx';

const ending = (outcome: ShareOutcome) => fn(async () => outcome);

const meta = preview.meta({
  component: ShareButton,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { address: 'https://signal.example/detail?id=1201', onShare: ending('shared') },
});

export default meta;

export const Idle = meta.story({});

Idle.test('[BEY-13] announces nothing after the native share sheet', async (story) => {
  await story.userEvent.click(story.canvas.getByRole('button', { name: 'Share' }));
  await expect(story.args.onShare).toHaveBeenCalledOnce();
  await expect(story.canvas.getByRole('status')).toBeEmptyDOMElement();
});

export const Copied = meta.story({
  args: { onShare: ending('copied') },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
});

Copied.test('[BEY-13] announces that the link was copied', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
});

export const Failed = meta.story({
  args: { onShare: ending('failed') },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
});

Failed.test('[BEY-13] shows the URL when sharing and copying fail', async ({ canvas }) => {
  await expect(canvas.getByText('https://signal.example/detail?id=1201')).toBeVisible();
});

export const FailedDe = Failed.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
