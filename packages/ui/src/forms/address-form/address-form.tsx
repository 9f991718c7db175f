import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { Form, FormRow } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import type { AddressDraft } from './address-draft.ts';
import { addressErrors } from './address-errors.ts';
import { addressFormMessages as messages } from './address-form.messages.ts';
import { countryOptions } from './countries.ts';

interface AddressFormProps {
  /** Known to a button that sends the form from outside. */
  readonly id?: string;
  readonly draft: AddressDraft;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: AddressDraft) => void;
  /** Called once every field is as the contract wants it. */
  readonly onValid: () => void;
  /** What the server or the network said of the last try. */
  readonly problem?: string | null;
  /** The button that sends the form, and what stands beside it. */
  readonly children?: ReactNode;
}

/** Where an order goes. The draft lives outside, so that nothing typed is lost. */
export function AddressForm(props: AddressFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const form = useForm<keyof AddressDraft>({
    values: props.draft,
    onValues: props.onDraft,
    errors: addressErrors(props.draft, intl),
    onValid: props.onValid,
    submitted: props.submitted ?? false,
  });
  return (
    <Form form={form} id={props.id} label={intl.formatMessage(messages.label)}>
      <FormRow>
        <TextField
          {...form.field('first_name')}
          label={intl.formatMessage(messages.firstName)}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('last_name')}
          label={intl.formatMessage(messages.lastName)}
          autoComplete="family-name"
        />
      </FormRow>
      <SelectField
        {...form.field('region')}
        label={intl.formatMessage(messages.region)}
        placeholder={intl.formatMessage(messages.regionPlaceholder)}
        options={countryOptions(locale)}
        autoComplete="country"
      />
      <TextField
        {...form.field('address')}
        label={intl.formatMessage(messages.address)}
        autoComplete="address-line1"
      />
      <TextField
        {...form.field('address_two')}
        label={intl.formatMessage(messages.addressTwo)}
        mark="optional"
        autoComplete="address-line2"
      />
      <FormRow>
        <TextField
          {...form.field('postal_code')}
          label={intl.formatMessage(messages.postalCode)}
          autoComplete="postal-code"
        />
        <TextField
          {...form.field('city')}
          label={intl.formatMessage(messages.city)}
          autoComplete="address-level2"
        />
      </FormRow>
      <FormRow>
        <TextField
          {...form.field('state')}
          label={intl.formatMessage(messages.state)}
          autoComplete="address-level1"
        />
        <TextField
          {...form.field('phone')}
          label={intl.formatMessage(messages.phone)}
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
