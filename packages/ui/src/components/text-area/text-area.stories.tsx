import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { ControlledField } from '../../stories/controlled-field.tsx';
import type { TextAreaProps } from './text-area.tsx';
import { TextArea } from './text-area.tsx';

function TextAreaStory(props: Omit<TextAreaProps, 'onChange'>) {
  return (
    <ControlledField value={props.value}>{(control) => <TextArea {...props} {...control} />}</ControlledField>
  );
}

const meta = preview.meta({
  component: TextAreaStory,
  parameters: { layout: 'padded', shop: { path: '/about/contactUs' } },
  args: { label: 'Note for the courier', value: 'Please ring twice.' },
});

export default meta;

export const Default = meta.story({});
export const Counter = meta.story({ args: { maxLength: 500 } });

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
      <TextAreaStory {...args} />
    </InPseudoStates>
  ),
});
