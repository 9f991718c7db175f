import { wheelCountry } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { EmailField } from '../form/email-field.tsx';
import { Form, FormRow } from '../form/form.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { SentNote } from '../form/sent-note.tsx';
import type { Form as FormState } from '../form/use-form.ts';
import { useForm } from '../form/use-form.ts';
import { useLabelledFields } from '../form/use-labelled-fields.ts';
import { prizeAddressFormMessages as messages } from './prize-address-form.messages.ts';
import type { PrizeAddressFormProps, PrizeDraft } from './prize-address-form.states.ts';
import { prizeErrors, prizeFields } from './prize-errors.ts';

/** The delivery address of a gift. Each field validates on blur, and all of them on submit (spec §5). */
export function PrizeAddressForm(props: PrizeAddressFormProps) {
  const { draft, sending, shipsWithinDays, submitted = false } = props;
  const intl = useIntl();
  const form = useForm<keyof PrizeDraft>({
    values: draft,
    onValuesChange: props.onDraftChange,
    errors: prizeErrors(draft, intl),
    onValid: props.onSend,
    submitted,
  });
  const ships = intl.formatMessage(messages.ships, { days: shipsWithinDays });
  if (sending.status === 'sent') {
    return (
      <SentNote title={intl.formatMessage(messages.known)}>
        <p>{sending.message}</p>
        <p>{ships}</p>
      </SentNote>
    );
  }
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <p data-muted>{ships}</p>
      <Person form={form} />
      <Place form={form} states={props.states} />
      <FormEnd sending={sending} label={intl.formatMessage(messages.send)} tone="warning" />
    </Form>
  );
}

interface PartProps {
  readonly form: FormState<keyof PrizeDraft>;
}

function Person({ form }: PartProps) {
  const field = useLabelledFields(form, (name) => prizeFields[name].label);
  return (
    <>
      <FormRow>
        <TextField {...field('buyer_first_name')} autoComplete="given-name" />
        <TextField {...field('buyer_last_name')} autoComplete="family-name" />
      </FormRow>
      <FormRow>
        <EmailField {...field('email')} />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </FormRow>
    </>
  );
}

function Place({ form, states }: PartProps & Pick<PrizeAddressFormProps, 'states'>) {
  const intl = useIntl();
  const country = new Intl.DisplayNames(useLocale(), { type: 'region' }).of(wheelCountry) ?? wheelCountry;
  const field = useLabelledFields(form, (name) => prizeFields[name].label);
  return (
    <>
      <TextField {...field('buyer_address')} autoComplete="address-line1" />
      <TextField {...field('buyer_address_two')} mark="optional" autoComplete="address-line2" />
      <FormRow>
        <SelectField
          {...field('country')}
          placeholder="none"
          options={[{ value: wheelCountry, label: country }]}
          autoComplete="country"
        />
        <SelectField
          {...field('region')}
          placeholder={intl.formatMessage(messages.regionMissing)}
          options={
            states.status === 'ready'
              ? states.value.map(({ code, name }) => ({ value: code, label: name }))
              : states.status
          }
          {...(states.status === 'failed' && states.retry !== undefined ? { onRetry: states.retry } : {})}
          autoComplete="address-level1"
        />
      </FormRow>
      <TextField {...field('city')} autoComplete="address-level2" />
      <FormRow>
        <TextField {...field('code')} autoComplete="postal-code" />
        <TextField {...field('subcode')} mark="optional" autoComplete="off" />
      </FormRow>
    </>
  );
}
