import { limits } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import type { CodeDelivery } from '../../components/code-field/code-field.states.ts';
import { Link } from '../../components/link/link.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { EmailCodeField } from '../form/email-code-field.tsx';
import { AccountEmailField, EmailField } from '../form/email-field.tsx';
import { Form, FormRow } from '../form/form.tsx';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import type { DraftFormProps } from '../form/use-draft-form.ts';
import { useDraftForm } from '../form/use-draft-form.ts';
import type { Form as FormState } from '../form/use-form.ts';
import type { RegisterDraft } from './register-draft.ts';
import { registerErrors } from './register-errors.ts';
import { registerFormMessages as messages } from './register-form.messages.ts';

type Name = keyof RegisterDraft;

export interface RegisterFormProps extends DraftFormProps<RegisterDraft> {
  readonly delivery: CodeDelivery;
  readonly onSendCode: () => void;
  /** Called on submit when every field satisfies the contract. */
  readonly onRegister: () => void;
}

/** Creates an account. The parent holds the draft, so that it survives unmounting. */
export function RegisterForm(props: RegisterFormProps) {
  const { draft, delivery, pending } = props;
  const intl = useIntl();
  const errors = registerErrors(draft, intl);
  const form = useDraftForm<Name>(props, errors, props.onRegister);
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <FormRow>
        <AccountEmailField {...form.field('email')} label={intl.formatMessage(messages.email)} />
        <EmailField
          {...form.field('email_confirmation')}
          label={intl.formatMessage(messages.emailConfirmation)}
        />
      </FormRow>
      <EmailCodeField
        form={form}
        isEmailValid={errors.email === undefined}
        delivery={delivery}
        onSendCode={props.onSendCode}
      />
      <FormRow>
        <NewPasswordFields form={form} messages={messages} limit={limits.register.password} />
      </FormRow>
      <TextField
        {...form.field('invite_code')}
        label={intl.formatMessage(messages.inviteCode)}
        mark="optional"
        autoComplete="off"
      />
      <Terms form={form} />
      <Button type="submit" size="l" width="full" pending={pending}>
        {intl.formatMessage(messages.submit)}
      </Button>
    </Form>
  );
}

function Terms({ form }: { readonly form: FormState<Name> }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { id, name, value, error, onChange } = form.field('agree_terms');
  const to = (title: string) => (chunks: ReactNode[]) => <Link href={hrefs.policy(title)}>{chunks}</Link>;
  return (
    <Checkbox
      id={id}
      name={name}
      label={intl.formatMessage(messages.agree, { terms: to('terms-of-service'), privacy: to('privacy') })}
      checked={value !== ''}
      error={error}
      onChange={(checked) => onChange(checked ? 'yes' : '')}
    />
  );
}
