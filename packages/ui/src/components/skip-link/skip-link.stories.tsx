import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = preview.meta({
  component: SkipLink,
  parameters: { layout: 'padded' },
  args: { target: 'content' },
});

export default meta;

export const Focused = meta.story({
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">The page</main>
    </>
  ),
  play: async ({ userEvent }) => userEvent.tab(),
});

Focused.test('[BEY-12] comes into view on the first press of Tab', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});
