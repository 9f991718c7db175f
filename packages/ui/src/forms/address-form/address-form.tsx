import type { DeliveryCountry } from '@signal-shop/sdk/contract';
import { findState } from '@signal-shop/sdk/rules/delivery';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { Form, FormRow } from '../form/form.tsx';
import type { FormField } from '../form/use-form.ts';
import { useForm } from '../form/use-form.ts';
import { useLabelledFields } from '../form/use-labelled-fields.ts';
import type { AddressDraft } from './address-draft.ts';
import { addressErrors } from './address-errors.ts';
import type { AddressField } from './address-fields.ts';
import { addressFieldsOf, movedTo, rowsOf } from './address-fields.ts';
import { addressFormMessages as messages } from './address-form.messages.ts';
import { addressLabels, stateLabelOf } from './address-labels.ts';
import { countryOptions } from './country-options.ts';

interface AddressFormProps {
  /** Id for a submit button outside the form. */
  readonly id?: string;
  readonly countries: readonly DeliveryCountry[];
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

/** The delivery address of an order, in the form of its country. The parent holds the draft, so that it survives unmounting. */
export function AddressForm({ countries, draft, onDraftChange, onValid, ...props }: AddressFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const country = countries.find(({ code }) => code === draft.region);
  const form = useForm<keyof AddressDraft>({
    values: draft,
    onValuesChange: (values) =>
      onDraftChange(
        values.region === draft.region
          ? values
          : movedTo(
              values,
              countries.find(({ code }) => code === values.region),
            ),
      ),
    errors: addressErrors(draft, intl, country),
    onValid,
    submitted: props.submitted ?? false,
  });
  const field = useLabelledFields(form, (name) =>
    name === 'state' ? stateLabelOf(country) : addressLabels[name],
  );
  return (
    <Form form={form} id={props.id} label={intl.formatMessage(messages.label)}>
      <SelectField
        {...field('region')}
        placeholder={intl.formatMessage(messages.regionPlaceholder)}
        options={countryOptions(
          countries.map(({ code }) => code),
          locale,
        )}
        autoComplete="country"
      />
      {rowsOf(addressFieldsOf(country)).map((row) => {
        const fields = row.map((name) => (
          <AddressInput key={name} name={name} country={country} props={field(name)} />
        ));
        return row.length === 1 ? (
          fields
        ) : (
          <FormRow key={row.join(' ')} short>
            {fields}
          </FormRow>
        );
      })}
      {typeof props.problem === 'string' && (
        <InlineAlert tone="error" live>
          {props.problem}
        </InlineAlert>
      )}
      {props.children}
    </Form>
  );
}

const autoComplete: Readonly<Record<AddressField, HTMLInputAutoCompleteAttribute>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  address: 'address-line1',
  address_two: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  phone: 'tel',
};

interface AddressInputProps {
  readonly name: AddressField;
  readonly country: DeliveryCountry | undefined;
  readonly props: FormField & { readonly label: string };
}

function AddressInput({ name, country, props }: AddressInputProps) {
  const intl = useIntl();
  const shared = { ...props, autoComplete: autoComplete[name] };
  switch (name) {
    case 'state': {
      const { address_form: form } = country ?? {};
      return (
        <SelectField
          {...shared}
          value={form === undefined ? '' : (findState(props.value, form)?.code ?? '')}
          placeholder={intl.formatMessage(messages.statePlaceholder)}
          options={(form?.states ?? []).map(({ code, name: label }) => ({ value: code, label }))}
        />
      );
    }
    case 'phone':
      return (
        <TextField {...shared} help={intl.formatMessage(messages.phoneHelp)} type="tel" inputMode="tel" />
      );
    case 'address_two':
      return <TextField {...shared} mark="optional" />;
    default:
      return <TextField {...shared} />;
  }
}
