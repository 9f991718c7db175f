import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { passwordProblem } from '../form/account-problems.ts';
import { Form } from '../form/form.tsx';
import type { FieldRefusal } from '../form/use-form.ts';
import { useForm } from '../form/use-form.ts';
import { resetPasswordFormMessages } from '../reset-password-form/reset-password-form.messages.ts';
import { changePasswordFormMessages as messages } from './change-password-form.messages.ts';

export interface PasswordDraft {
  readonly current_password: string;
  readonly password: string;
  readonly password_confirmation: string;
}

type Name = keyof PasswordDraft;

export interface ChangePasswordFormProps {
  readonly draft: PasswordDraft;
  readonly pending: boolean;
  readonly refusal: FieldRefusal<Name> | null;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: PasswordDraft) => void;
  /** Called once every field is as the contract wants it. */
  readonly onChange: () => void;
}

/** Another password for whoever knows the one until now. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { draft, pending, refusal, submitted = false } = props;
  const intl = useIntl();
  const form = useForm<Name>({
    values: draft,
    onValues: props.onDraft,
    errors: passwordErrors(draft, intl),
    onValid: props.onChange,
    submitted,
    refusal,
  });
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <PasswordField
        {...form.field('current_password')}
        label={intl.formatMessage(messages.current)}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage(resetPasswordFormMessages.password)}
        help={intl.formatMessage(resetPasswordFormMessages.passwordHelp)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('password_confirmation')}
        label={intl.formatMessage(resetPasswordFormMessages.passwordConfirmation)}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" size="l" pending={pending}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </div>
    </Form>
  );
}

function passwordErrors(draft: PasswordDraft, intl: IntlShape): Partial<PasswordDraft> {
  const say = resetPasswordFormMessages;
  const current = passwordProblem(draft.current_password, limits.changePassword.current_password);
  const password = passwordProblem(draft.password, limits.changePassword.password);
  const repeated = draft.password_confirmation;
  return {
    ...(current !== null && {
      current_password: intl.formatMessage(
        current === 'missing' ? messages.currentMissing : say.passwordLength,
      ),
    }),
    ...(password !== null && {
      password: intl.formatMessage(password === 'missing' ? say.passwordMissing : say.passwordLength),
    }),
    ...((repeated === '' || repeated !== draft.password) && {
      password_confirmation: intl.formatMessage(repeated === '' ? say.repeatedMissing : say.passwordsDiffer),
    }),
  };
}
