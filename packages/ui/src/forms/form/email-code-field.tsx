import type { CodeDelivery } from '../../components/code-field/code-field.states.ts';
import { CodeField } from '../../components/code-field/code-field.tsx';
import { sendForCode } from './send-for-code.ts';
import type { Form } from './use-form.ts';

interface EmailCodeFieldProps {
  readonly form: Pick<Form<'email' | 'code'>, 'field'>;
  readonly isEmailValid: boolean;
  readonly delivery: CodeDelivery;
  readonly onSendCode: () => void;
}

/** The verification code that is sent to the email field of the same form. */
export function EmailCodeField({ form, isEmailValid, delivery, onSendCode }: EmailCodeFieldProps) {
  return (
    <CodeField
      {...form.field('code')}
      delivery={delivery}
      onSend={() => sendForCode(form.field('email'), isEmailValid, onSendCode)}
    />
  );
}
