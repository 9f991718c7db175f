import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = preview.meta({
  component: SkipLink,
  parameters: { layout: 'padded', shop: { path: '/product/1', step: 'Press Tab once.' } },
  args: { target: 'content' },
});

export default meta;

export const Focused = meta.story({
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        The page
      </main>
    </>
  ),
  play: async ({ userEvent }) => userEvent.tab(),
});

Focused.test('[BEY-12] appears on the first Tab', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

Focused.test(
  '[BEY-12] moves the focus to the content without changing the URL',
  async ({ canvas, userEvent }) => {
    const { href } = location;
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(href);
  },
);
