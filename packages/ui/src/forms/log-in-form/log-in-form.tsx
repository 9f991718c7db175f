import { limits } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Form } from '../form/form.tsx';
import { textProblem } from '../form/text-limit.ts';
import { useForm } from '../form/use-form.ts';
import { logInFormMessages as words } from './log-in-form.messages.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface LogInFormProps {
  /** What the email field begins with. */
  readonly email: string;
  readonly pending: boolean;
  readonly onLogIn: (credentials: Credentials) => void;
}

/** Email and password. What was typed stays, whatever the server says. */
export function LogInForm({ email, pending, onLogIn }: LogInFormProps) {
  const intl = useIntl();
  const [values, setValues] = useState<Credentials>({ email, password: '' });
  const form = useForm({
    values,
    onValues: setValues,
    errors: logInErrors(values, intl),
    onValid: () => onLogIn({ email: values.email.trim(), password: values.password }),
  });
  return (
    <Form form={form} label={intl.formatMessage(words.label)}>
      <TextField
        {...form.field('email')}
        label={intl.formatMessage(words.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage(words.password)}
        autoComplete="current-password"
      />
      <Button type="submit" size="l" width="full" pending={pending}>
        {intl.formatMessage(words.submit)}
      </Button>
    </Form>
  );
}

function logInErrors(values: Credentials, intl: IntlShape): Partial<Record<keyof Credentials, string>> {
  const email = textProblem(values.email, limits.logIn.email);
  const password = textProblem(values.password, limits.logIn.password);
  return {
    ...(email !== null && {
      email: intl.formatMessage(email === 'missing' ? words.emailMissing : words.emailMalformed),
    }),
    ...(password !== null && {
      password: intl.formatMessage(password === 'missing' ? words.passwordMissing : words.passwordLength),
    }),
  };
}
