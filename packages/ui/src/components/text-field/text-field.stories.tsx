import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { ControlledField } from '../../stories/controlled-field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

function TextFieldStory(props: Omit<TextFieldProps, 'onChange'>) {
  return (
    <ControlledField value={props.value}>
      {(control) => <TextField {...props} {...control} />}
    </ControlledField>
  );
}

const meta = preview.meta({
  component: TextFieldStory,
  parameters: { layout: 'padded', shop: { path: '/login/login' } },
  args: { label: 'First name', value: 'Ada' },
});

export default meta;

export const Default = meta.story({});
export const WithHelp = meta.story({ args: { help: 'As it stands on your door.' } });
export const Required = meta.story({ args: { value: '', mark: 'required' } });
export const Invalid = meta.story({
  args: { label: 'ZIP or postal code', value: '', error: 'Enter your ZIP or postal code.' },
});

Invalid.test('[BEY-12] associates the error with the field', async ({ canvas }) => {
  const field = canvas.getByLabelText('ZIP or postal code');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Enter your ZIP or postal code.');
});

export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const WithIcon = meta.story({
  args: { label: 'Email', value: 'ada@example.com', icon: 'mail', type: 'email' },
});
export const Counter = meta.story({
  args: { label: 'City', value: 'Nantes', counter: true, maxLength: 100 },
});

Counter.test('counts the characters', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('City'), ', Loire');
  await expect(canvas.getByText('13 of 100')).toBeVisible();
});

export const LongLabelDe = meta.story({
  globals: { locale: 'de' },
  args: {
    label: 'Umsatzsteuer-Identifikationsnummer des Rechnungsempfängers in der Europäischen Union',
    value: '',
    mark: 'optional',
  },
});
/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="stack">
      <TextFieldStory {...args} />
    </InPseudoStates>
  ),
});
