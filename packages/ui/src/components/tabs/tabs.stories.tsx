import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Button } from '../button/button.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  {
    id: 'description',
    label: 'Description',
    panel: 'Fifty-millimetre drivers and a microphone that drops the room.',
  },
  { id: 'reviews', label: 'Reviews', count: 128, panel: 'Sits well, sounds better.' },
  { id: 'files', label: 'Files', panel: 'K9 manual, 482 kB' },
];

const meta = preview.meta({
  component: Tabs,
  parameters: { layout: 'padded', shop: { path: '/points', scenarios: 'auth.customer' } },
  args: { label: 'About K9', tabs },
});

export default meta;

export const Default = meta.story({});
export const ManyOverflow = meta.story({
  args: {
    tabs: [
      'Description',
      'Reviews',
      'Questions',
      'Specifications',
      'Files',
      'Warranty',
      'Returns',
      'Shipping',
    ].map((label) => ({ id: label.toLowerCase(), label, panel: `All about ${label.toLowerCase()}.` })),
  },
});
export const Keyboard = meta.story({});

Keyboard.test('[BEY-12] arrow keys, Home and End switch', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: /Reviews/ })).toHaveFocus();
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Sits well');
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('tab', { name: 'Files' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('tab', { name: 'Files' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus();
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

RightToLeft.test('[BEY-12] the arrow to the left selects the next tab', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('tab', { name: /Reviews/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus();
});

function Controlled() {
  const [tab, setTab] = useState('files');
  return (
    <>
      <Button variant="secondary" onClick={() => setTab('reviews')}>
        Read reviews
      </Button>
      <Tabs label="About K9" tabs={tabs} value={tab} onChange={setTab} />
    </>
  );
}

/** The parent has the current tab. */
export const ControlledFromOutside = meta.story({ render: () => <Controlled /> });

ControlledFromOutside.test('follows its parent, and tells it of a change', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('tab', { name: 'Files' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Read reviews' }));
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Sits well');
  await userEvent.click(canvas.getByRole('tab', { name: 'Description' }));
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Fifty-millimetre');
});

export const DisabledTab = meta.story({
  args: { tabs: [...tabs, { id: 'questions', label: 'Questions', disabled: true, panel: '' }] },
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates spread>
      <Tabs {...args} />
    </InPseudoStates>
  ),
});
