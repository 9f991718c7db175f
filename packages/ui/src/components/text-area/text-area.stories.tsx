import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import type { TextAreaProps } from './text-area.tsx';
import { TextArea } from './text-area.tsx';

function Typed(props: Omit<TextAreaProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return (
    <Specimen layout="narrow">
      <TextArea {...props} value={value} onChange={setValue} />
    </Specimen>
  );
}

const meta = preview.meta({
  component: Typed,
  parameters: { layout: 'padded' },
  args: { label: 'Note for the courier', value: 'Please ring twice.' },
});

export default meta;

export const Default = meta.story({});
export const Counter = meta.story({ args: { counter: true, maxLength: 500 } });

Counter.test('counts the characters', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Note for the courier'), '!!');
  await expect(canvas.getByText('20 of 500')).toBeVisible();
});

export const Invalid = meta.story({ args: { value: '', error: 'Tell us what happened.' } });
export const Disabled = meta.story({ args: { disabled: true } });

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="stack">
      <Typed {...args} />
    </InPseudoStates>
  ),
});
