import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { ControlledField } from '../../stories/controlled-field.tsx';
import type { PasswordFieldProps } from './password-field.tsx';
import { PasswordField } from './password-field.tsx';

function PasswordFieldStory(props: Omit<PasswordFieldProps, 'onChange'>) {
  return (
    <ControlledField value={props.value}>
      {(control) => <PasswordField {...props} {...control} />}
    </ControlledField>
  );
}

const meta = preview.meta({
  component: PasswordFieldStory,
  parameters: { layout: 'padded', shop: { path: '/login/login' } },
  args: { label: 'Password', value: 'volt-2026', autoComplete: 'current-password' as const },
});

export default meta;

export const Hidden = meta.story({});
export const Revealed = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
});

Revealed.test('[BEY-12] announces that the password is visible', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await expect(canvas.getByRole('status')).toHaveTextContent('Your password is visible');
});

export const TooShort = meta.story({
  args: { value: 'volt', error: 'Use at least 6 characters.', help: '6 to 20 characters' },
});
export const TooLong = meta.story({
  args: {
    value: 'volt-2026-volt-2026-volt',
    error: 'Use at most 20 characters.',
    help: '6 to 20 characters',
  },
});
export const Disabled = meta.story({ args: { disabled: true } });

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="stack">
      <PasswordFieldStory {...args} />
    </InPseudoStates>
  ),
});
