import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { siteView } from '../../stories/site-views.ts';
import type { SearchOverlayProps } from './search-overlay.tsx';
import { SearchOverlay } from './search-overlay.tsx';

function SearchOverlayStory(props: Omit<SearchOverlayProps, 'categories'>) {
  return <SearchOverlay {...props} categories={siteView(useLocale()).categories} />;
}

const meta = preview.meta({
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  component: SearchOverlayStory,
  args: { open: true, onSearch: fn(), onMissing: fn(), onClose: fn() },
});

export default meta;

export const Open = meta.story({});

Open.test('[SEARCH] gives the field the focus', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
});

export const Typing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'wireless');
  },
});

export const EmptySubmit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
  },
});

EmptySubmit.test('[SEARCH] asks for a keyword', async ({ args, canvas }) => {
  await waitFor(() => expect(canvas.getByText('Please enter keyword to search!')).toBeVisible());
  await expect(args.onSearch).not.toHaveBeenCalled();
});

export const HotWords = meta.story({});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
