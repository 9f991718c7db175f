import { supportReplyHours } from '@signal-shop/sdk/constants';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Form } from '../form/form.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { useForm } from '../form/use-form.ts';
import type { AfterSalesDraft, AfterSalesField, AfterSalesFormProps } from './after-sales-draft.ts';
import { kindOf } from './after-sales-draft.ts';
import { AfterSalesFields } from './after-sales-fields.tsx';
import { afterSalesFormMessages as messages, submitMessages } from './after-sales-form.messages.ts';
import { afterSalesErrors } from './after-sales-problems.ts';
import { ContactFirst } from './contact-first.tsx';
import { SentRequest } from './sent-request.tsx';

/**
 * Requests a return, an exchange or a refund. The parent holds the draft and the uploads, so that they survive
 * unmounting.
 */
export function AfterSalesForm(props: AfterSalesFormProps) {
  const box = useRef<HTMLDivElement>(null);
  if (props.sending.status === 'sent') return <Sent sending={props.sending} />;

  /** The button unmounts with its step: move the focus to the container of the form. */
  function goOn(): void {
    box.current?.focus();
    props.onContacted();
  }

  return (
    <div ref={box} tabIndex={-1}>
      {props.contacted ? (
        <RequestForm {...props} />
      ) : (
        <ContactFirst support={props.support} onContacted={goOn} />
      )}
    </div>
  );
}

function RequestForm(props: AfterSalesFormProps) {
  const { draft, offer, sending, submitted = false, onDraftChange, onSend } = props;
  const intl = useIntl();
  const kind = kindOf(draft, offer);
  const form = useForm<AfterSalesField>({
    values: { ...draft, pictures: '' },
    onValuesChange: ({ pictures: _shown, ...values }) => onDraftChange(values satisfies AfterSalesDraft),
    errors: afterSalesErrors(props, intl),
    onValid: onSend,
    submitted,
    refusal: sending.status === 'refused' ? sending.refusal : null,
  });
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <AfterSalesFields {...props} kind={kind} field={form.field} />
      <FormEnd
        sending={sending}
        label={intl.formatMessage(kind === null ? messages.next : submitMessages[kind])}
      />
    </Form>
  );
}

interface SentProps {
  readonly sending: Extract<AfterSalesFormProps['sending'], { status: 'sent' }>;
}

function Sent({ sending: { message, ordersn, id } }: SentProps) {
  const intl = useIntl();
  return (
    <SentRequest message={message} request={{ ordersn, id }}>
      <p>{intl.formatMessage(messages.answer, { number: id, hours: supportReplyHours })}</p>
    </SentRequest>
  );
}
