import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { compareBarLive } from './compare-bar.live.ts';
import { CompareBar } from './compare-bar.tsx';

const meta = preview.meta({
  parameters: { shop: compareBarLive },
  component: CompareBar,
  args: { count: 2, most: 4, full: false, href: '/compare?ids=1011,1091', onClear: fn() },
});

export default meta;

export const One = meta.story({ args: { count: 1 } });

One.test('[BEY-03] a single product cannot be compared', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Two = meta.story({});

Two.test('[BEY-03] links to the comparison, or clears it', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/compare?ids=1011,1091',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

export const Full = meta.story({ args: { count: 4, full: true } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const German = meta.story({ globals: { locale: 'de' } });
