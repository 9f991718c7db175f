import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchField } from './search-field.tsx';

const meta = preview.meta({
  component: SearchField,
  parameters: { layout: 'padded', shop: { path: '/product/1', step: 'Open the search in the header.' } },
  args: { onSearch: fn() },
});

export default meta;

export const Empty = meta.story({});
export const WithValue = meta.story({ args: { initial: 'wireless' } });

WithValue.test('clears itself and retains the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  const field = canvas.getByRole('searchbox');
  await expect(field).toHaveValue('');
  await expect(field).toHaveFocus();
});

export const EmptySubmit = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Search' })),
});

EmptySubmit.test('[LAY-03] warns about an empty search', async ({ args, canvas }) => {
  await expect(args.onSearch).not.toHaveBeenCalled();
  await expect(canvas.getByRole('status')).toHaveTextContent('Please enter keyword to search!');
});

/** In a list that also works without a search. */
export const ShowAll = meta.story({
  args: { label: 'Search the FAQ', initial: 'refund', whenEmpty: 'show-all' },
});

ShowAll.test(
  '[SUP-01] clearing it shows everything again, without a warning',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  },
);

export const Pending = meta.story({ args: { initial: 'wireless', pending: true } });
