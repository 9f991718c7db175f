import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { Form, FormRow } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { useLabelledFields } from '../form/use-labelled-fields.ts';
import type { AddressDraft } from './address-draft.ts';
import { addressErrors } from './address-errors.ts';
import { addressFormMessages as messages } from './address-form.messages.ts';
import { countryOptions } from './countries.ts';

interface AddressFormProps {
  /** Id for a submit button outside the form. */
  readonly id?: string;
  readonly draft: AddressDraft;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraftChange: (draft: AddressDraft) => void;
  /** Called on submit when every field satisfies the contract. */
  readonly onValid: () => void;
  /** Error message of the last attempt, from the server or about the network. */
  readonly problem?: string | null;
  /** The submit button and the elements beside it. */
  readonly children?: ReactNode;
}

const labels = {
  first_name: messages.firstName,
  last_name: messages.lastName,
  region: messages.region,
  address: messages.address,
  address_two: messages.addressTwo,
  postal_code: messages.postalCode,
  city: messages.city,
  state: messages.state,
  phone: messages.phone,
} as const satisfies Record<keyof AddressDraft, object>;

/** The delivery address of an order. The parent holds the draft, so that it survives unmounting. */
export function AddressForm(props: AddressFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const form = useForm<keyof AddressDraft>({
    values: props.draft,
    onValuesChange: props.onDraftChange,
    errors: addressErrors(props.draft, intl),
    onValid: props.onValid,
    submitted: props.submitted ?? false,
  });
  const field = useLabelledFields(form, (name) => labels[name]);
  return (
    <Form form={form} id={props.id} label={intl.formatMessage(messages.label)}>
      <FormRow short>
        <TextField {...field('first_name')} autoComplete="given-name" />
        <TextField {...field('last_name')} autoComplete="family-name" />
      </FormRow>
      <SelectField
        {...field('region')}
        placeholder={intl.formatMessage(messages.regionPlaceholder)}
        options={countryOptions(locale)}
        autoComplete="country"
      />
      <TextField {...field('address')} autoComplete="address-line1" />
      <TextField {...field('address_two')} mark="optional" autoComplete="address-line2" />
      <FormRow short>
        <TextField {...field('postal_code')} autoComplete="postal-code" />
        <TextField {...field('city')} autoComplete="address-level2" />
      </FormRow>
      <FormRow short>
        <TextField {...field('state')} autoComplete="address-level1" />
        <TextField
          {...field('phone')}
          help={intl.formatMessage(messages.phoneHelp)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </FormRow>
      {typeof props.problem === 'string' && (
        <InlineAlert tone="error" live>
          {props.problem}
        </InlineAlert>
      )}
      {props.children}
    </Form>
  );
}
