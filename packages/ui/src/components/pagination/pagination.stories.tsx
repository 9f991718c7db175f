import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { Pagination } from './pagination.tsx';

const onPage = fn();

function Pages({ page, pages }: { page: number; pages: number }) {
  return <Pagination page={page} pages={pages} hrefOf={(to) => `?page=${to}`} />;
}

const meta = preview.meta({
  component: Pages,
  parameters: { layout: 'padded', shop: { path: '/user/points', scenarios: 'auth.customer,points.many' } },
  args: { page: 1, pages: 5 },
});

export default meta;

export const First = meta.story({});
export const Middle = meta.story({ args: { page: 3 } });
export const Last = meta.story({ args: { page: 5 } });
export const SinglePage = meta.story({
  args: { pages: 1 },
  render: (args) => (
    <main>
      <p>All of it fits on one page.</p>
      <Pages {...args} />
    </main>
  ),
});

SinglePage.test('renders nothing for a single page', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

export const Many = meta.story({ args: { page: 14, pages: 40 } });
export const Small = meta.story({
  args: { page: 3, pages: 40 },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Specimen layout="narrow">
      <Pages {...args} />
    </Specimen>
  ),
});

/** For pages that are not in the URL. */
export const Buttons = meta.story({ render: () => <Pagination page={2} pages={3} onPage={onPage} /> });

Buttons.test('calls onPage with the pressed page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
  await expect(onPage).toHaveBeenLastCalledWith(3);
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates spread>
      <Pages {...args} />
    </InPseudoStates>
  ),
});
