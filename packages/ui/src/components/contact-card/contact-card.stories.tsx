import preview from '../../../../../.storybook/preview.tsx';
import type { ContactCardProps } from './contact-card.tsx';
import { ContactCard } from './contact-card.tsx';
import type { Desk } from './desk-hours.tsx';
import { DeskHours } from './desk-hours.tsx';

interface ContactStoryProps {
  readonly contact: ContactCardProps;
  readonly desk: Desk | null;
}

function ContactStory({ contact, desk }: ContactStoryProps) {
  return (
    <>
      <h1>Contact us</h1>
      <h2>By region</h2>
      {desk === null ? <ContactCard {...contact} /> : <DeskHours desk={desk} />}
    </>
  );
}

const args: ContactStoryProps = {
  contact: { region: 'Europe', phone: '+49 30 5550 1427', email: 'eu@signal.example' },
  desk: null,
};

const meta = preview.meta({
  component: ContactStory,
  parameters: { layout: 'padded', shop: { path: '/about/contactUs' } },
  args,
});

export default meta;

export const PhoneAndEmail = meta.story({});
export const OpenNow = meta.story({
  args: { desk: { status: 'open', closesAtMs: Date.UTC(2026, 0, 15, 18) } },
});
export const ClosedNow = meta.story({
  args: { desk: { status: 'closed', opensAtMs: Date.UTC(2026, 0, 19, 9) } },
});
export const ClosedGerman = meta.story({
  args: { desk: { status: 'closed', opensAtMs: Date.UTC(2026, 0, 19, 9) } },
  globals: { locale: 'de' },
});
