import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { emailProblem, passwordProblem } from '../form/account-problems.ts';
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
  readonly onDraft: (draft: Credentials) => void;
  /** Called once both fields are as the contract wants them. */
  readonly onLogIn: () => void;
}

/** Email and password. The draft lives outside, so that what was typed stays whatever happens. */
export function LogInForm({ draft, pending, onDraft, onLogIn }: LogInFormProps) {
  const intl = useIntl();
  const form = useForm<keyof Credentials>({
    values: draft,
    onValues: onDraft,
    errors: logInErrors(draft, intl),
    onValid: onLogIn,
  });
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <TextField
        {...form.field('email')}
        label={intl.formatMessage(messages.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
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

function logInErrors(draft: Credentials, intl: IntlShape): Partial<Credentials> {
  const email = emailProblem(draft.email, limits.logIn.email);
  const password = passwordProblem(draft.password, limits.logIn.password);
  return {
    ...(email !== null && {
      email: intl.formatMessage(email === 'missing' ? messages.emailMissing : messages.emailMalformed),
    }),
    ...(password !== null && {
      password: intl.formatMessage(
        password === 'missing' ? messages.passwordMissing : messages.passwordLength,
      ),
    }),
  };
}
