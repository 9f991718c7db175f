import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { formatErrors, passwordError, repeatedPasswordError } from '../form/account-errors.ts';
import { Form } from '../form/form.tsx';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import type { DraftFormProps } from '../form/use-draft-form.ts';
import { useDraftForm } from '../form/use-draft-form.ts';
import { resetPasswordFormMessages as resetMessages } from '../reset-password-form/reset-password-form.messages.ts';
import { changePasswordFormMessages as messages } from './change-password-form.messages.ts';

export interface PasswordDraft {
  readonly current_password: string;
  readonly password: string;
  readonly password_confirmation: string;
}

type Name = keyof PasswordDraft;

const limit = limits.changePassword;

export interface ChangePasswordFormProps extends DraftFormProps<PasswordDraft> {
  /** Called on submit when every field satisfies the contract. */
  readonly onChange: () => void;
}

/** Changes the password of a customer who knows the current one. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { draft, pending } = props;
  const intl = useIntl();
  const form = useDraftForm<Name>(props, passwordErrors(draft, intl), props.onChange);
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <PasswordField
        {...form.field('current_password')}
        label={intl.formatMessage(messages.current)}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} messages={resetMessages} limit={limit.password} />
      <div>
        <Button type="submit" size="l" pending={pending}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </div>
    </Form>
  );
}

function passwordErrors(draft: PasswordDraft, intl: IntlShape): Partial<PasswordDraft> {
  return formatErrors<Name>(
    {
      current_password: passwordError(
        draft.current_password,
        limit.current_password,
        { passwordMissing: messages.currentMissing, passwordLength: resetMessages.passwordLength },
        intl,
      ),
      password: passwordError(draft.password, limit.password, resetMessages, intl),
      password_confirmation: repeatedPasswordError(draft, resetMessages),
    },
    intl,
  );
}
