import { limits } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { emailError, formatErrors, passwordError } from '../form/account-errors.ts';
import { AccountEmailField } from '../form/email-field.tsx';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { logInFormMessages as messages } from './log-in-form.messages.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface LogInFormProps {
  readonly draft: Credentials;
  readonly pending: boolean;
  readonly onDraftChange: (draft: Credentials) => void;
  /** Called on submit when both fields satisfy the contract. */
  readonly onLogIn: () => void;
}

/** Email and password. The parent holds the draft, so that a failure does not lose it. */
export function LogInForm({ draft, pending, onDraftChange, onLogIn }: LogInFormProps) {
  const intl = useIntl();
  const form = useForm<keyof Credentials>({
    values: draft,
    onValuesChange: onDraftChange,
    errors: formatErrors(
      {
        email: emailError(draft.email, limits.logIn.email, messages),
        password: passwordError(draft.password, limits.logIn.password, messages, intl),
      },
      intl,
    ),
    onValid: onLogIn,
  });
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <AccountEmailField {...form.field('email')} label={intl.formatMessage(messages.email)} />
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage(messages.password)}
        autoComplete="current-password"
      />
      <Button type="submit" size="l" width="full" pending={pending}>
        {intl.formatMessage(messages.submit)}
      </Button>
    </Form>
  );
}
