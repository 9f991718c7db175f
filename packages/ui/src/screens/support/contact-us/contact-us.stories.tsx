import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { ContactDraft, ContactFormState } from '../../../forms/contact-form/contact-form.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { emptyContact, letter, notSentIn, sentIn } from '../../../stories/fixtures/messages.ts';
import { Stage } from '../../../stories/stage.tsx';
import { contactUsLive } from './contact-us.live.ts';
import type { ContactsState } from './contact-us.states.ts';
import { ContactUsScreen } from './contact-us-screen.tsx';

interface ContactUsStoryProps {
  readonly contacts: InLocale<ContactsState>;
  readonly begin: ContactDraft;
  readonly form: InLocale<ContactFormState>;
  readonly submitted: boolean;
}

function ContactUsStory({ contacts, begin, form, submitted }: ContactUsStoryProps) {
  const [draft, setDraft] = useState(begin);
  const locale = useLocale();
  return (
    <Stage>
      <ContactUsScreen
        contacts={contacts(locale)}
        form={{
          draft,
          state: form(locale),
          submitted,
          onDraftChange: setDraft,
          onSend: fn(),
          onAnother: fn(),
        }}
      />
    </Stage>
  );
}

/** The contacts, mapped from the response like in the web app. */
function contactsIn(scenarios = ''): InLocale<ContactsState> {
  return (locale) => {
    const answer = ask('listContacts', {}, { scenarios, locale });
    const { closes_at, opens_at } = answer;
    return {
      status: 'ready',
      view: {
        regions: answer.msg,
        address: answer.address,
        groupLink: answer.group_link === '' ? null : answer.group_link,
        desk:
          closes_at === null
            ? { status: 'closed', opensAtMs: opens_at === null ? null : opens_at * 1_000 }
            : { status: 'open', closesAtMs: closes_at * 1_000 },
      },
    };
  };
}

const args: ContactUsStoryProps = {
  contacts: contactsIn(),
  begin: emptyContact,
  form: () => ({ status: 'idle' }),
  submitted: false,
};

const meta = preview.meta({
  parameters: { shop: contactUsLive },
  component: ContactUsStory,
  subcomponents: { ContactUsScreen },
  tags: ['screen', 'p0'],
  args,
});

export default meta;

export const Ready = meta.story({});

Ready.test('[SUP-02] each region has phone and email', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '+49 30 5550 1427' })).toHaveAttribute(
    'href',
    'tel:+493055501427',
  );
  await expect(canvas.getByRole('link', { name: 'eu@signal.example' })).toHaveAttribute(
    'href',
    'mailto:eu@signal.example',
  );
  await expect(canvas.getByText(/^Open now/)).toBeVisible();
});

export const Loading = meta.story({ args: { contacts: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { contacts: () => failed(network) } });

Failed.test('[SUP-02] the form works without the contacts', async ({ canvas }) => {
  await expect(canvas.getByRole('form', { name: 'Contact us' })).toBeVisible();
});

export const FormInvalid = meta.story({ args: { submitted: true } });
export const FormSending = meta.story({ args: { begin: letter, form: () => ({ status: 'pending' }) } });
export const FormSent = meta.story({ args: { form: (locale) => sentIn('', locale) } });
export const FormServerMessage = meta.story({ args: { begin: letter, form: notSentIn } });
export const SupportClosedNow = meta.story({ args: { contacts: contactsIn('support.weekend') } });

SupportClosedNow.test('[SUP-02] a closed support desk shows when it opens', async ({ canvas }) => {
  await expect(canvas.getByText(/^Closed now\. Opens Monday/)).toBeVisible();
});

export const OneRegion = meta.story({ args: { contacts: contactsIn('contact.minimal') } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
