import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { siteView } from '../../stories/fixtures/site-views.ts';
import { searchOverlayLive } from './search-overlay.live.ts';
import type { SearchOverlayProps } from './search-overlay.tsx';
import { SearchOverlay } from './search-overlay.tsx';
import { noSuggestions } from './suggestions.ts';

interface SearchOverlayStoryProps extends Omit<SearchOverlayProps, 'categories' | 'suggestions'> {
  /** The text to fetch suggestions for; '' for none. */
  readonly typed: string;
}

function SearchOverlayStory({ typed, ...props }: SearchOverlayStoryProps) {
  const locale = useLocale();
  const suggestions = typed === '' ? noSuggestions : ask('suggest', { keywords: typed }, { locale }).msg;
  return <SearchOverlay {...props} categories={siteView(locale).categories} suggestions={suggestions} />;
}

const args: SearchOverlayStoryProps = {
  open: true,
  typed: '',
  recent: [],
  onSearch: fn(),
  onClose: fn(),
  onTextChange: fn(),
  onForget: fn(),
};

const meta = preview.meta({
  component: SearchOverlayStory,
  parameters: { shop: searchOverlayLive, docs: { story: { inline: false, height: '36rem' } } },
  args,
});

export default meta;

export const Open = meta.story({});

Open.test('[SEARCH] focuses the field', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
});

export const Typing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'wireless');
  },
});

Typing.test('[BEY-02] reports the typed text', async ({ args: { onTextChange } }) => {
  await expect(onTextChange).toHaveBeenLastCalledWith('wireless');
});

export const Suggestions = meta.story({ args: { typed: 'g' } });

Suggestions.test('[BEY-02] arrow keys cycle through the field and the suggestions', async (context) => {
  const { canvas, userEvent } = context;
  const field = canvas.getByRole('searchbox');
  const links = canvas.getAllByRole('link');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}');
  await expect(links[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect(links.at(-1)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(field).toHaveFocus();
});

Suggestions.test('[BEY-12] arrow keys belong to the input method during IME composition', async (context) => {
  const { canvas, userEvent } = context;
  const field = canvas.getByRole('searchbox');
  await userEvent.click(field);
  await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  await expect(field).toHaveFocus();
});

Suggestions.test('[BEY-02] announces the number of suggestions', async ({ canvas }) => {
  const links = canvas.getAllByRole('link');
  await expect(canvas.getByText(`${links.length} suggestions`)).toBeInTheDocument();
});

export const Recent = meta.story({ args: { recent: ['wireless headset', 'M625', '<b>loud</b>'] } });

Recent.test('[BEY-02] recent searches are links and can be cleared', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'wireless headset' })).toHaveAttribute(
    'href',
    '/product?keywords=wireless+headset',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(args.onForget).toHaveBeenCalledOnce();
});

export const EmptySubmit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
  },
});

EmptySubmit.test('[SEARCH] requires a keyword', async ({ args: { onSearch }, canvas }) => {
  await waitFor(() => expect(canvas.getByText('Please enter keyword to search!')).toBeVisible());
  await expect(onSearch).not.toHaveBeenCalled();
});

export const HotWords = meta.story({});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const SuggestionsMobile = Suggestions.extend({
  globals: { viewport: { value: 'phone', isRotated: false } },
});
