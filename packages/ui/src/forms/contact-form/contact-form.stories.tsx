import type { Locale } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { emptyContact, letter, notSentIn, sentIn } from '../../stories/fixtures/messages.ts';
import type { ContactDraft, ContactFormState } from './contact-form.tsx';
import { ContactForm } from './contact-form.tsx';

interface ContactFormStoryProps {
  readonly begin: ContactDraft;
  readonly state: (locale: Locale) => ContactFormState;
  /** The shop's answer after sending; without it, sending does nothing. */
  readonly answer?: (locale: Locale) => ContactFormState;
  readonly submitted: boolean;
  readonly onSend: () => void;
}

function ContactFormStory({ begin, state, answer, submitted, onSend }: ContactFormStoryProps) {
  const [draft, setDraft] = useState(begin);
  const [isSent, setSent] = useState(false);
  return (
    <ContactForm
      draft={draft}
      state={(isSent && answer !== undefined ? answer : state)(useLocale())}
      submitted={submitted}
      onDraftChange={setDraft}
      onSend={() => {
        onSend();
        setSent(true);
      }}
      onAnother={fn()}
    />
  );
}

const args: ContactFormStoryProps = {
  begin: emptyContact,
  state: () => ({ status: 'idle' }),
  submitted: false,
  onSend: fn(),
};

const meta = preview.meta({
  component: ContactFormStory,
  parameters: { layout: 'padded', shop: { path: '/about/contactUs' } },
  args,
});

export default meta;

export const Empty = meta.story({});
export const AllMissing = meta.story({ args: { submitted: true } });

AllMissing.test(
  '[VAL-01] requires name, email and message, each with its error',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter your name/);
    await expect(canvas.getByLabelText('Your email')).toHaveAccessibleDescription(/Enter your email/);
    await expect(canvas.getByLabelText('How can we help?')).toHaveAccessibleDescription(/Enter a message/);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);

export const InvalidEmail = meta.story({
  args: { begin: { ...letter, email: 'ada@example' }, submitted: true },
});
export const Sending = meta.story({ args: { begin: letter, state: () => ({ status: 'pending' }) } });
export const Sent = meta.story({ args: { state: (locale) => sentIn('', locale) } });

Sent.test('[SUP-02] a reference and a reply time replace the form', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/MSG-[0-9A-F]{8}/);
  await expect(canvas.getByRole('alert')).toHaveTextContent(/We’ll reply by/);
});

export const ServerMessage = meta.story({
  args: { begin: letter, state: notSentIn, answer: (locale) => sentIn('', locale) },
});

ServerMessage.test(
  '[SUP-02] [BEY-12] a successful retry moves the focus to the shop’s answer',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Send message' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/MSG-/));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
);

ServerMessage.test('[SUP-02] a message that was not sent stays in the form', async ({ canvas }) => {
  await expect(canvas.getByLabelText('How can we help?')).toHaveValue(letter.message);
});

export const German = meta.story({
  args: { state: (locale) => sentIn('', locale) },
  globals: { locale: 'de' },
});
