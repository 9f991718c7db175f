import { useIntl } from 'react-intl';
import { AboutLayout } from '../../../chrome/about-layout/about-layout.tsx';
import { ContactCard } from '../../../components/contact-card/contact-card.tsx';
import { DeskHours } from '../../../components/contact-card/desk-hours.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { ExternalLink } from '../../../components/link/external-link.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ContactForm } from '../../../forms/contact-form/contact-form.tsx';
import { Columns, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { TitledSection } from '../../../sections/page-frame/titled-section.tsx';
import { contactUsMessages as messages } from './contact-us.messages.ts';
import styles from './contact-us.module.css';
import type { ContactsState, ContactsView, ContactUsScreenProps } from './contact-us.states.ts';

/** Contact options: form, phone and email per region, user group, postal address. */
export function ContactUsScreen({ contacts, form }: ContactUsScreenProps) {
  const intl = useIntl();
  return (
    <AboutLayout
      active="contactUs"
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead)}
    >
      <Columns>
        <Panel title={intl.formatMessage(messages.write)}>
          <ContactForm {...form} />
        </Panel>
        <Beside contacts={contacts} />
      </Columns>
      {contacts.status === 'ready' && <Regions view={contacts.view} />}
    </AboutLayout>
  );
}

function Beside({ contacts }: { readonly contacts: ContactsState }) {
  switch (contacts.status) {
    case 'loading':
      return (
        <Panel>
          <LoadingNote />
          <Skeleton variant="title" width="half" />
          <Skeleton width="long" />
          <Skeleton variant="control" />
          <Skeleton variant="control" />
        </Panel>
      );
    case 'failed':
      return <ErrorState failure={contacts.failure} onRetry={contacts.retry} />;
    case 'ready':
      return <Company view={contacts.view} />;
  }
}

function Company({ view }: { readonly view: ContactsView }) {
  const intl = useIntl();
  return (
    <div className={styles.stack}>
      <Panel title={intl.formatMessage(messages.hours)}>
        <DeskHours desk={view.desk} />
      </Panel>
      {view.groupLink !== null && (
        <Panel title={intl.formatMessage(messages.group)}>
          <p data-text="small">{intl.formatMessage(messages.groupText)}</p>
          <p>
            <ExternalLink variant="standalone" href={view.groupLink}>
              {intl.formatMessage(messages.groupLink)}
            </ExternalLink>
          </p>
        </Panel>
      )}
      <Panel title={intl.formatMessage(messages.address)}>
        <address className={styles.address} translate="no">
          {view.address}
        </address>
      </Panel>
    </div>
  );
}

function Regions({ view }: { readonly view: ContactsView }) {
  const intl = useIntl();
  return (
    <TitledSection title={intl.formatMessage(messages.regions)} size="h3" className={styles.regions}>
      <ul className={styles.cards}>
        {view.regions.map((contact) => (
          <li key={contact.region}>
            <ContactCard {...contact} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
