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
import { countryOptions } from '../address-form/countries.ts';
import { EmailField } from '../form/email-field.tsx';
import { Form, FormRow } from '../form/form.tsx';
import type { Form as FormState } from '../form/use-form.ts';
import { useForm } from '../form/use-form.ts';
import { isEmailChanged, profileErrors } from './profile-errors.ts';
import { profileFormMessages as messages } from './profile-form.messages.ts';
import type { ProfileDraft, ProfileFormProps, ProfileSaving } from './profile-form.states.ts';

type Name = keyof ProfileDraft;

/** Who the customer is. The draft lives outside, so that nothing typed is lost. */
export function ProfileForm(props: ProfileFormProps) {
  const { draft, knownEmail, saving, submitted = false } = props;
  const intl = useIntl();
  const now = use(ClockContext);
  const form = useForm<Name>({
    values: draft,
    onValues: props.onDraft,
    errors: profileErrors(draft, { knownEmail, nowMs: now(), intl }),
    onValid: props.onSave,
    submitted,
    refusal: saving.status === 'refused' ? saving.refusal : null,
  });
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <Person form={form} isOther={isEmailChanged(draft, knownEmail)} />
      <Home form={form} country={draft.country} />
      <About form={form} draft={draft} onDraft={props.onDraft} />
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
  readonly form: FormState<Name>;
}

function Person({ form, isOther }: PartProps & { readonly isOther: boolean }) {
  const intl = useIntl();
  return (
    <>
      <TextField
        {...form.field('firstname')}
        label={intl.formatMessage(messages.firstname)}
        autoComplete="nickname"
      />
      <FormRow>
        <EmailField
          {...form.field('email')}
          label={intl.formatMessage(messages.email)}
          help={intl.formatMessage(messages.emailHelp)}
        />
        {isOther && (
          <EmailField
            {...form.field('email_confirmation')}
            label={intl.formatMessage(messages.emailConfirmation)}
            autoComplete="off"
          />
        )}
      </FormRow>
    </>
  );
}

function Home({ form, country }: PartProps & { readonly country: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const known = countryOptions(locale);
  const isKnown = country === '' || known.some(({ value }) => value === country);
  const own = {
    value: country,
    label: new Intl.DisplayNames(locale, { type: 'region' }).of(country || 'US') ?? country,
  };
  return (
    <>
      <SelectField
        {...form.field('country')}
        label={intl.formatMessage(messages.country)}
        placeholder={intl.formatMessage(messages.untold)}
        options={isKnown ? known : [own, ...known]}
        autoComplete="country"
      />
      <FormRow>
        <TextField
          {...form.field('state')}
          label={intl.formatMessage(messages.state)}
          autoComplete="address-level1"
        />
        <TextField
          {...form.field('city')}
          label={intl.formatMessage(messages.city)}
          autoComplete="address-level2"
        />
      </FormRow>
    </>
  );
}

function About({ form, draft, onDraft }: PartProps & Pick<ProfileFormProps, 'draft' | 'onDraft'>) {
  const intl = useIntl();
  return (
    <>
      <DateField {...form.field('birth_date')} label={intl.formatMessage(messages.birthDate)} />
      <RadioGroup
        legend={intl.formatMessage(messages.gender)}
        layout="row"
        options={[
          { value: 'female', label: intl.formatMessage(messages.female) },
          { value: 'male', label: intl.formatMessage(messages.male) },
        ]}
        value={draft.gender === 'female' || draft.gender === 'male' ? draft.gender : null}
        onChange={(gender) => onDraft({ ...draft, gender })}
      />
      <TextField
        {...form.field('marketplace_url')}
        label={intl.formatMessage(messages.url)}
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
