import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import type { CodeDelivery } from '../../components/code-field/code-field.states.ts';
import { CodeField } from '../../components/code-field/code-field.tsx';
import { emailError, formatErrors, passwordError, repeatedPasswordError } from '../form/account-errors.ts';
import type { DraftFormProps } from '../form/draft-form-props.ts';
import { EmailField } from '../form/email-field.tsx';
import { Form } from '../form/form.tsx';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { sendForCode } from '../form/send-for-code.ts';
import { textProblem } from '../form/text-limit.ts';
import { useForm } from '../form/use-form.ts';
import { resetPasswordFormMessages as messages } from './reset-password-form.messages.ts';

export interface ResetPasswordDraft {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly password_confirmation: string;
}

type Name = keyof ResetPasswordDraft;

const limit = limits.resetPassword;

export interface ResetPasswordFormProps extends DraftFormProps<ResetPasswordDraft> {
  readonly delivery: CodeDelivery;
  readonly onSendCode: () => void;
  /** Called on submit when every field satisfies the contract. */
  readonly onReset: () => void;
}

/** Sets a new password with an emailed code. The parent holds the draft, so that it survives unmounting. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { draft, delivery, pending, refusal, submitted = false } = props;
  const intl = useIntl();
  const errors = resetErrors(draft, intl);
  const form = useForm<Name>({
    values: draft,
    onValues: props.onDraft,
    errors,
    submitted,
    refusal,
    onValid: props.onReset,
  });
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <EmailField
        {...form.field('email')}
        label={intl.formatMessage(messages.email)}
        autoComplete="username"
      />
      <CodeField
        {...form.field('code')}
        delivery={delivery}
        onSend={() => sendForCode(form.field('email'), errors.email === undefined, props.onSendCode)}
      />
      <NewPasswordFields form={form} messages={messages} />
      <Button type="submit" size="l" width="full" pending={pending}>
        {intl.formatMessage(messages.submit)}
      </Button>
    </Form>
  );
}

function resetErrors(draft: ResetPasswordDraft, intl: IntlShape): Partial<ResetPasswordDraft> {
  return formatErrors<Name>(
    {
      email: emailError(draft.email, limit.email, messages),
      code: textProblem(draft.code, limit.code) === null ? null : messages.codeMissing,
      password: passwordError(draft.password, limit.password, messages),
      password_confirmation: repeatedPasswordError(draft, messages),
    },
    intl,
  );
}
