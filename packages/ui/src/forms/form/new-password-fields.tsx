import { useIntl } from 'react-intl';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import type { Sentence } from '../../intl/messages.ts';
import type { Form } from './use-form.ts';

interface NewPasswordFieldsProps {
  readonly form: Pick<Form<'password' | 'password_confirmation'>, 'field'>;
  readonly messages: Readonly<Record<'password' | 'passwordHelp' | 'passwordConfirmation', Sentence>>;
}

/** A new password and its repetition. */
export function NewPasswordFields({ form, messages }: NewPasswordFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage(messages.password)}
        help={intl.formatMessage(messages.passwordHelp)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('password_confirmation')}
        label={intl.formatMessage(messages.passwordConfirmation)}
        autoComplete="new-password"
      />
    </>
  );
}
