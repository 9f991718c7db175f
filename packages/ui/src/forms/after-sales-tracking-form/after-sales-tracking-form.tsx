import type { Carrier } from '@signal-shop/sdk/contract';
import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { Remote } from '../../remote.ts';
import { Form } from '../form/form.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { SentNote } from '../form/sent-note.tsx';
import { textProblem } from '../form/text-limit.ts';
import { useForm } from '../form/use-form.ts';
import { afterSalesTrackingFormMessages as messages } from './after-sales-tracking-form.messages.ts';
import type { AfterSalesTrackingFormProps, ParcelDraft } from './after-sales-tracking-form.states.ts';

const limit = limits.sendBackTracking;

/** Carrier and tracking number of a returned parcel. */
export function AfterSalesTrackingForm(props: AfterSalesTrackingFormProps) {
  const { draft, carriers, sending, submitted = false } = props;
  const intl = useIntl();
  const form = useForm<keyof ParcelDraft>({
    values: { ...draft },
    onValuesChange: props.onDraftChange,
    errors: parcelErrors(draft, intl),
    onValid: props.onSend,
    submitted,
  });
  if (sending.status === 'sent') {
    return <SentNote>{sending.message}</SentNote>;
  }
  const example = exampleOf(carriers, draft.carrier);
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <p data-muted>{intl.formatMessage(messages.lead)}</p>
      <SelectField
        {...form.field('carrier')}
        label={intl.formatMessage(messages.company)}
        options={optionsOf(carriers)}
        onRetry={props.onCarriers}
      />
      <TextField
        {...form.field('tracking_number')}
        label={intl.formatMessage(messages.number)}
        autoComplete="off"
        maxLength={limit.tracking_number.maxLength}
        {...(example !== null && { help: intl.formatMessage(messages.numberHelp, { example }) })}
      />
      <FormEnd sending={sending} label={intl.formatMessage(messages.send)} />
    </Form>
  );
}

function optionsOf(carriers: Remote<readonly Carrier[]>) {
  if (carriers.status !== 'ready') return carriers.status;
  return carriers.value.map(({ code, name }) => ({ value: code, label: name }));
}

function exampleOf(carriers: Remote<readonly Carrier[]>, chosen: string): string | null {
  if (carriers.status !== 'ready') return null;
  return carriers.value.find(({ code }) => code === chosen)?.number_example ?? null;
}

function parcelErrors(draft: ParcelDraft, intl: IntlShape): Partial<ParcelDraft> {
  const number = textProblem(draft.tracking_number, limit.tracking_number);
  return {
    ...(draft.carrier === '' && {
      carrier: intl.formatMessage(messages.companyMissing),
    }),
    ...(number !== null && {
      tracking_number: intl.formatMessage(
        number === 'tooLong' ? messages.numberTooLong : messages.numberMissing,
      ),
    }),
  };
}
