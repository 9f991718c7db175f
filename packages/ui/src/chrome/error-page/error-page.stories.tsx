import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { errorPageLive } from './error-page.live.ts';
import { ErrorPage } from './error-page.tsx';

const meta = preview.meta({
  parameters: { shop: errorPageLive, docs: { story: { inline: false, height: '36rem' } } },
  component: ErrorPage,
  args: { kind: 'chunk' as const, onRetry: fn() },
});

export default meta;

export const ChunkLoad = meta.story({});

ChunkLoad.test('[ERROR] the button retries', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const Unexpected = meta.story({ args: { kind: 'unexpected' } });
export const Offline = meta.story({ args: { kind: 'offline' } });
