import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { emailProblem } from '../../forms/form/account-problems.ts';
import { EmailField } from '../../forms/form/email-field.tsx';
import { Form } from '../../forms/form/form.tsx';
import { textProblem } from '../../forms/form/text-limit.ts';
import { useForm } from '../../forms/form/use-form.ts';
import { stockNoticeMessages as common } from '../stock-notice/stock-notice.messages.ts';
import { freeTestPanelMessages as messages } from './free-test-panel.messages.ts';
import type { FreeTestDraft, FreeTestEvents, FreeTestSending } from './free-test-panel.states.ts';

interface FreeTestFormProps {
  readonly draft: FreeTestDraft;
  readonly sending: FreeTestSending;
  readonly on: Pick<FreeTestEvents, 'onDraftChange' | 'onApply'>;
}

const { email: emailLimit, reason: reasonLimit } = limits.applyForFreeTest;

/** The form to apply for a free test: email address and reason. */
export function FreeTestForm({ draft, sending, on }: FreeTestFormProps) {
  const intl = useIntl();
  const form = useForm<keyof FreeTestDraft>({
    values: { ...draft },
    onValuesChange: on.onDraftChange,
    errors: errorsOf(draft, intl),
    onValid: () => on.onApply({ email: draft.email.trim(), reason: draft.reason.trim() }),
  });
  return (
    <>
      <Problem sending={sending} />
      <Form form={form} label={intl.formatMessage(messages.form)}>
        <EmailField {...form.field('email')} label={intl.formatMessage(messages.email)} />
        <TextArea
          {...form.field('reason')}
          label={intl.formatMessage(messages.reason)}
          help={intl.formatMessage(messages.reasonHelp)}
          maxLength={reasonLimit.maxLength}
        />
        <Button type="submit" width="full" pending={sending.status === 'pending'}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </Form>
    </>
  );
}

function errorsOf({ email, reason }: FreeTestDraft, intl: IntlShape) {
  const emailWrong = emailProblem(email, emailLimit);
  const reasonWrong = textProblem(reason, reasonLimit);
  const emailMessage = emailWrong === 'missing' ? common.emailMissing : common.emailMalformed;
  const reasonError =
    reasonWrong === 'tooLong'
      ? intl.formatMessage(messages.reasonTooLong, { max: reasonLimit.maxLength })
      : intl.formatMessage(messages.reasonMissing);
  return {
    ...(emailWrong !== null && { email: intl.formatMessage(emailMessage) }),
    ...(reasonWrong !== null && { reason: reasonError }),
  };
}

function Problem({ sending }: Pick<FreeTestFormProps, 'sending'>) {
  const intl = useIntl();
  if (sending.status !== 'refused' && sending.status !== 'unreachable') return null;
  return (
    <InlineAlert tone="error" live>
      {sending.status === 'refused' ? sending.message : intl.formatMessage(common.unreachable)}
    </InlineAlert>
  );
}
