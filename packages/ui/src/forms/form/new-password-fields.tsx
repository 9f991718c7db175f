import { useIntl } from 'react-intl';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import type { LengthSentence, Sentence } from '../../intl/messages.ts';
import type { LengthLimit } from './text-limit.ts';
import { lengthValues } from './text-limit.ts';
import type { Form } from './use-form.ts';

interface NewPasswordFieldsProps {
  readonly form: Pick<Form<'password' | 'password_confirmation'>, 'field'>;
  readonly messages: Readonly<Record<'password' | 'passwordConfirmation', Sentence>> & {
    readonly passwordHelp: LengthSentence;
  };
  readonly limit: LengthLimit;
}

/** A new password and its repetition. */
export function NewPasswordFields({ form, messages, limit }: NewPasswordFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage(messages.password)}
        help={intl.formatMessage(messages.passwordHelp, lengthValues(limit))}
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
