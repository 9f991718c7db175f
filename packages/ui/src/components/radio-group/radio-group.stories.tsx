import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { RadioGroup } from './radio-group.tsx';

interface RadioStoryProps {
  value: string | null;
  error?: string;
  disabled?: boolean;
}

const options = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other', help: 'Or rather not said' },
];

function RadioStory(props: RadioStoryProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup legend="Gender" options={options} {...props} value={value} onChange={setValue} />;
}

const none: string | null = null;
const meta = preview.meta({
  component: RadioStory,
  parameters: { layout: 'padded', shop: profilePage },
  args: { value: none },
});

export default meta;

export const Default = meta.story({});
export const Selected = meta.story({ args: { value: 'other' } });
export const Invalid = meta.story({ args: { error: 'Choose one.' } });
export const Disabled = meta.story({ args: { value: 'male', disabled: true } });
export const Keyboard = meta.story({ args: { value: 'female' } });

Keyboard.test('[BEY-12] arrow keys move the selection', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="stack">
      <RadioStory {...args} />
    </InPseudoStates>
  ),
});
