import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  parameters: { layout: 'padded', shop: everyPage },
  args: { children: 'was' },
  render: (args) => (
    <p>
      $59.90 <VisuallyHidden {...args} /> <s>$79.90</s>
    </p>
  ),
});

export default meta;

/** The sentence has a word that only screen readers say: “$59.90 was $79.90”. */
export const Default = meta.story({});

Default.test('[BEY-12] is in the text, without taking room', async ({ canvas }) => {
  const word = canvas.getByText('was');
  await expect(word).toBeInTheDocument();
  await expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
