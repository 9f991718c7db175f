import { supportReplyHours } from '@signal-shop/sdk/constants';
import { limits } from '@signal-shop/sdk/contract';
import { useRef } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { ContactFirst } from '../after-sales-form/contact-first.tsx';
import { SentRequest } from '../after-sales-form/sent-request.tsx';
import { Form } from '../form/form.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { pictureFieldsMessages } from '../form/picture-fields.messages.ts';
import { neededPictureProblem, PictureFields } from '../form/picture-fields.tsx';
import { textProblem } from '../form/text-limit.ts';
import { useForm } from '../form/use-form.ts';
import { warrantyClaimFormMessages as messages } from './warranty-claim-form.messages.ts';
import type { WarrantyClaimFormProps } from './warranty-claim-form.states.ts';

type Name = 'problem' | 'pictures';

const limit = limits.claimWarranty;

/** Reports a defect with pictures. The parent holds the draft and the uploads, so that they survive unmounting. */
export function WarrantyClaimForm(props: WarrantyClaimFormProps) {
  const { sending } = props;
  const box = useRef<HTMLDivElement>(null);
  if (sending.status === 'sent') return <Sent sending={sending} />;

  /** The button unmounts with its step: move the focus to the container of the form. */
  function goOn(): void {
    box.current?.focus();
    props.onContacted();
  }

  return (
    <div ref={box} tabIndex={-1}>
      {props.contacted ? <Report {...props} /> : <ContactFirst support={props.support} onContacted={goOn} />}
    </div>
  );
}

interface SentProps {
  readonly sending: Extract<WarrantyClaimFormProps['sending'], { status: 'sent' }>;
}

function Sent({ sending: { message, claim } }: SentProps) {
  const intl = useIntl();
  const request = claim === null ? null : { ordersn: claim.ordersn, id: claim.requestId };
  return (
    <SentRequest message={message} request={request}>
      {claim !== null && <p>{intl.formatMessage(messages.number, { number: claim.number })}</p>}
      <p>{intl.formatMessage(messages.answer, { hours: supportReplyHours })}</p>
    </SentRequest>
  );
}

function Report(props: WarrantyClaimFormProps) {
  const { problem, sending, submitted = false } = props;
  const intl = useIntl();
  const form = useForm<Name>({
    values: { problem, pictures: '' },
    onValuesChange: (values) => props.onProblem(values.problem),
    errors: claimErrors(props, intl),
    onValid: props.onSend,
    submitted,
  });
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <TextArea
        {...form.field('problem')}
        label={intl.formatMessage(messages.problem)}
        help={intl.formatMessage(messages.problemHelp)}
        maxLength={limit.problem.maxLength}
      />
      <PictureFields
        {...props}
        id={form.field('pictures').id}
        error={form.field('pictures').error}
        maximum={limit.credentials.maxItems}
        labelOf={(number) => intl.formatMessage(messages.picture, { number })}
        free={intl.formatMessage(props.pictures.length === 0 ? messages.first : messages.another)}
      />
      <FormEnd sending={sending} label={intl.formatMessage(messages.send)} />
    </Form>
  );
}

function claimErrors(
  { problem, pictures }: Pick<WarrantyClaimFormProps, 'problem' | 'pictures'>,
  intl: IntlShape,
): Partial<Record<Name, string>> {
  const picture = neededPictureProblem(pictures);
  return {
    ...(textProblem(problem, limit.problem) !== null && {
      problem: intl.formatMessage(messages.problemMissing),
    }),
    ...(picture !== null && {
      pictures: intl.formatMessage(
        picture === 'missing' ? messages.pictureMissing : pictureFieldsMessages[picture],
      ),
    }),
  };
}
