import { use } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import { DateField } from '../../components/date-field/date-field.tsx';
import { FailureAlert } from '../../components/error-state/failure-alert.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { countryOptions } from '../address-form/country-options.ts';
import { EmailField } from '../form/email-field.tsx';
import { Form, FormRow } from '../form/form.tsx';
import type { FormField } from '../form/use-form.ts';
import { useForm } from '../form/use-form.ts';
import { useLabelledFields } from '../form/use-labelled-fields.ts';
import { isEmailChanged, profileErrors } from './profile-errors.ts';
import { profileFormMessages as messages } from './profile-form.messages.ts';
import type { ProfileDraft, ProfileFormProps, ProfileSaving } from './profile-form.states.ts';

type Name = keyof ProfileDraft;

const labels = {
  firstname: messages.firstname,
  email: messages.email,
  email_confirmation: messages.emailConfirmation,
  country: messages.country,
  state: messages.state,
  city: messages.city,
  birth_date: messages.birthDate,
  marketplace_url: messages.url,
} as const satisfies Partial<Record<Name, object>>;

/** The customer's profile. The parent holds the draft, so that it survives unmounting. */
export function ProfileForm(props: ProfileFormProps) {
  const { draft, knownEmail, saving, submitted = false } = props;
  const intl = useIntl();
  const now = use(ClockContext);
  const form = useForm<Name>({
    values: draft,
    onValuesChange: props.onDraftChange,
    errors: profileErrors(draft, { knownEmail, nowMs: now(), intl }),
    onValid: props.onSave,
    submitted,
    refusal: saving.status === 'refused' ? saving.refusal : null,
  });
  const field = useLabelledFields<keyof typeof labels>(form, (name) => labels[name]);
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <Person field={field} isOther={isEmailChanged(draft, knownEmail)} />
      <Home field={field} country={draft.country} countryCodes={props.countryCodes} />
      <About field={field} draft={draft} onDraftChange={props.onDraftChange} />
      <Outcome saving={saving} />
      <div>
        <Button type="submit" size="l" pending={saving.status === 'pending'}>
          {intl.formatMessage(messages.save)}
        </Button>
      </div>
    </Form>
  );
}

interface PartProps {
  readonly field: (name: keyof typeof labels) => FormField & { readonly label: string };
}

function Person({ field, isOther }: PartProps & { readonly isOther: boolean }) {
  const intl = useIntl();
  return (
    <>
      <TextField {...field('firstname')} autoComplete="nickname" />
      <FormRow>
        <EmailField {...field('email')} help={intl.formatMessage(messages.emailHelp)} />
        {isOther && <EmailField {...field('email_confirmation')} autoComplete="off" />}
      </FormRow>
    </>
  );
}

function Home({
  field,
  country,
  countryCodes,
}: PartProps & { readonly country: string } & Pick<ProfileFormProps, 'countryCodes'>) {
  const intl = useIntl();
  const locale = useLocale();
  const countries = countryOptions(countryCodes, locale);
  const isKnown = country === '' || countries.some(({ value }) => value === country);
  const own = {
    value: country,
    label: new Intl.DisplayNames(locale, { type: 'region' }).of(country || 'US') ?? country,
  };
  return (
    <>
      <SelectField
        {...field('country')}
        placeholder={intl.formatMessage(messages.untold)}
        options={isKnown ? countries : [own, ...countries]}
        autoComplete="country"
      />
      <FormRow>
        <TextField {...field('state')} autoComplete="address-level1" />
        <TextField {...field('city')} autoComplete="address-level2" />
      </FormRow>
    </>
  );
}

function About({
  field,
  draft,
  onDraftChange,
}: PartProps & Pick<ProfileFormProps, 'draft' | 'onDraftChange'>) {
  const intl = useIntl();
  return (
    <>
      <DateField {...field('birth_date')} />
      <RadioGroup
        legend={intl.formatMessage(messages.gender)}
        layout="row"
        options={[
          { value: 'female', label: intl.formatMessage(messages.female) },
          { value: 'male', label: intl.formatMessage(messages.male) },
        ]}
        value={draft.gender === 'female' || draft.gender === 'male' ? draft.gender : null}
        onChange={(gender) => onDraftChange({ ...draft, gender })}
      />
      <TextField
        {...field('marketplace_url')}
        help={intl.formatMessage(messages.urlHelp)}
        mark="optional"
        type="url"
        autoComplete="url"
      />
    </>
  );
}

function Outcome({ saving }: { readonly saving: ProfileSaving }) {
  const intl = useIntl();
  if (saving.status === 'failed') {
    return <FailureAlert failure={saving.failure} />;
  }
  return saving.status === 'saved' ? (
    <InlineAlert tone="success" live>
      <p>{saving.message}</p>
      {saving.points > 0 && <p>{intl.formatMessage(messages.earned, { points: saving.points })}</p>}
    </InlineAlert>
  ) : null;
}
