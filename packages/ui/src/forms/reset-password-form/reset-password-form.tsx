import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import type { CodeDelivery } from '../../components/code-field/code-field.states.ts';
import { emailError, formatErrors, passwordError, repeatedPasswordError } from '../form/account-errors.ts';
import { EmailCodeField } from '../form/email-code-field.tsx';
import { AccountEmailField } from '../form/email-field.tsx';
import { Form } from '../form/form.tsx';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { textProblem } from '../form/text-limit.ts';
import type { DraftFormProps } from '../form/use-draft-form.ts';
import { useDraftForm } from '../form/use-draft-form.ts';
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
  const { draft, delivery, pending } = props;
  const intl = useIntl();
  const errors = resetErrors(draft, intl);
  const form = useDraftForm<Name>(props, errors, props.onReset);
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <AccountEmailField {...form.field('email')} label={intl.formatMessage(messages.email)} />
      <EmailCodeField
        form={form}
        isEmailValid={errors.email === undefined}
        delivery={delivery}
        onSendCode={props.onSendCode}
      />
      <NewPasswordFields form={form} messages={messages} limit={limit.password} />
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
      password: passwordError(draft.password, limit.password, messages, intl),
      password_confirmation: repeatedPasswordError(draft, messages),
    },
    intl,
  );
}
