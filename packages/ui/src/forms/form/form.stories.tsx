import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { network } from '../../stories/fixtures/failures.ts';
import { everyPage } from '../../stories/shop-pages.ts';
import { EmailField } from './email-field.tsx';
import { Form, FormRow } from './form.tsx';
import { FormEnd } from './form-end.tsx';
import { SentNote } from './sent-note.tsx';
import { useForm } from './use-form.ts';

type Name = 'email' | 'postcode' | 'city';
type Values = Readonly<Record<Name, string>>;

interface FormStoryProps {
  readonly begin: Values;
  /** As after a submit: every error is shown. */
  readonly submitted: boolean;
  /** The server's error for the email address. */
  readonly refusal: string | null;
  readonly sending: 'idle' | 'pending' | 'failed' | 'sent';
  readonly onValid: () => void;
}

const empty: Values = { email: '', postcode: '', city: '' };
const filled: Values = { email: 'ada@example.com', postcode: '10405', city: 'Berlin' };

function errorsOf(values: Values): Partial<Record<Name, string>> {
  return {
    ...(!values.email.includes('@') && { email: 'Enter an email address.' }),
    ...(values.postcode === '' && { postcode: 'Enter a postcode.' }),
    ...(values.city === '' && { city: 'Enter a city.' }),
  };
}

function FormStory({ begin, submitted, refusal, sending, onValid }: FormStoryProps) {
  const [values, onValuesChange] = useState(begin);
  const [refused] = useState(refusal === null ? null : { field: 'email' as const, message: refusal });
  const errors = errorsOf(values);
  const form = useForm<Name>({ values, onValuesChange, errors, onValid, submitted, refusal: refused });
  if (sending === 'sent') return <SentNote>Your message has arrived.</SentNote>;
  return (
    <Specimen layout="narrow">
      <Form form={form} label="Example">
        <EmailField {...form.field('email')} label="Email" />
        <FormRow short>
          <TextField {...form.field('postcode')} label="Postcode" />
          <TextField {...form.field('city')} label="City" />
        </FormRow>
        <FormEnd
          sending={sending === 'failed' ? { status: 'failed', failure: network } : { status: sending }}
          label="Send"
        />
      </Form>
    </Specimen>
  );
}

const meta = preview.meta({
  component: FormStory,
  parameters: { layout: 'padded', shop: everyPage },
  args: { begin: empty, submitted: false, refusal: null, sending: 'idle' as const, onValid: fn() },
});

export default meta;

/** A form before the first input: no error is shown. */
export const Empty = meta.story();

Empty.test('[VAL-01] a submit shows every error and does not send', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(args.onValid).not.toHaveBeenCalled();
  await expect(canvas.getByLabelText('Email')).toBeInvalid();
  await userEvent.click(canvas.getByRole('link', { name: 'Enter a city.' }));
  await expect(canvas.getByLabelText('City')).toHaveFocus();
});

/** After a submit with errors: the summary lists them and links to the fields. */
export const WithErrors = meta.story({ args: { submitted: true } });

/** The server refuses one value: its message is at the field and in the summary. */
export const RefusedByServer = meta.story({
  args: { begin: filled, refusal: 'This user has been registered!' },
});

/** The values are being sent: the button waits. */
export const Sending = meta.story({ args: { begin: filled, sending: 'pending' } });

/** The connection broke: the reason is above the button, and the values stay. */
export const Failed = meta.story({ args: { begin: filled, sending: 'failed' } });

/** The server's confirmation takes the place of the form. */
export const Sent = meta.story({ args: { begin: filled, sending: 'sent' } });

/** Two short fields share a line on a small phone, too. */
export const Small = meta.story({
  args: { submitted: true },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
