import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'delivery', title: 'How long does delivery take?', content: 'Two to four working days.' },
  { id: 'returns', title: 'Can I send it back?', content: 'Yes, within 45 days.' },
  { id: 'warranty', title: 'How long is the warranty?', content: 'One year from the day it arrives.' },
];

const meta = preview.meta({
  component: Accordion,
  parameters: { layout: 'padded', shop: { path: '/support/faq' } },
  args: { name: 'questions', items },
});

export default meta;

export const Collapsed = meta.story({});
export const Expanded = meta.story({ args: { initial: 'returns' } });
export const LongAnswer = meta.story({
  args: {
    initial: 'long',
    items: [
      {
        id: 'long',
        title: 'Why does my microphone sound far away?',
        content: Array.from(
          { length: 12 },
          () => 'Bring the boom to the corner of your mouth, not in front of it.',
        ).join(' '),
      },
    ],
  },
});
export const OpenFromHash = meta.story({
  beforeEach: () => {
    const before = location.href;
    history.replaceState(null, '', '#warranty');
    return () => history.replaceState(null, '', before);
  },
});

OpenFromHash.test('opens the answer in the URL’s fragment', async ({ canvas }) => {
  await expect(canvas.getByText('One year from the day it arrives.')).toBeVisible();
});

export const OnlyOneOpen = meta.story({});

OnlyOneOpen.test('closes the open answer when another opens', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('How long does delivery take?'));
  await userEvent.click(canvas.getByText('Can I send it back?'));
  await expect(canvas.getByText('Yes, within 45 days.')).toBeVisible();
  await expect(canvas.getByText('Two to four working days.')).not.toBeVisible();
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates spread>
      <Accordion {...args} />
    </InPseudoStates>
  ),
});
