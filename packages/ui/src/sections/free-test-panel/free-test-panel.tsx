import { Flag } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { DealStatusBadge } from '../../components/deal-status-badge/deal-status-badge.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Meter } from '../../components/meter/meter.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useDay, useLastDay } from '../../intl/use-day.ts';
import { FreeTestForm } from './free-test-form.tsx';
import { freeTestPanelMessages as messages } from './free-test-panel.messages.ts';
import styles from './free-test-panel.module.css';
import type { FreeTestEvents, FreeTestStatus, FreeTestView } from './free-test-panel.states.ts';

interface FreeTestPanelProps {
  readonly view: FreeTestView;
  readonly on: FreeTestEvents;
}

/** A free test of goods: its conditions, the number of testers, and the application form. */
export function FreeTestPanel({ view, on }: FreeTestPanelProps) {
  const intl = useIntl();
  const id = useId();
  const { offer } = view;
  return (
    <section id="freetest" className={styles.panel} data-notch="xl" aria-labelledby={id}>
      <div className={styles.rules}>
        <SectionTitle id={id} title={intl.formatMessage(messages.title)} />
        <p data-text="lead">{intl.formatMessage(messages.lead, { places: offer.places })}</p>
        <RichText blocks={offer.rules} level={3} />
      </div>
      <div className={styles.action} data-notch="l">
        <Places view={view} />
        <Standing view={view} on={on} />
      </div>
    </section>
  );
}

function Places({ view: { offer } }: Pick<FreeTestPanelProps, 'view'>) {
  const intl = useIntl();
  const day = useLastDay();
  const { places, places_left: left } = offer;
  const sentence = intl.formatMessage(messages.places, { left, places });
  return (
    <div className={styles.places}>
      <p data-text="h3" aria-hidden="true">
        {sentence}
      </p>
      <Meter value={places - left} max={places} tone="accent" label={sentence} />
      {offer.open === Flag.yes && (
        <p className={styles.closes}>
          <Icon name="clock" size={16} />
          {intl.formatMessage(messages.closes, { day: day(offer.closes_at) })}
        </p>
      )}
    </div>
  );
}

function Standing({ view: { offer, standing, draft }, on }: FreeTestPanelProps) {
  const intl = useIntl();
  const day = useLastDay();
  if (standing.status === 'applied') return <Applied application={standing.application} />;
  if (offer.open !== Flag.yes) {
    return (
      <p className={styles.closed}>
        {offer.places_left > 0
          ? intl.formatMessage(messages.over, { day: day(offer.closes_at) })
          : intl.formatMessage(messages.taken)}
      </p>
    );
  }
  switch (standing.status) {
    case 'unknown':
      return <Skeleton variant="control" width="full" />;
    case 'guest':
      return (
        <Button width="full" iconStart="logIn" onClick={on.onLogIn}>
          {intl.formatMessage(messages.logIn)}
        </Button>
      );
    case 'free':
      return <FreeTestForm sending={standing.sending} draft={draft} on={on} />;
  }
}

type Application = Extract<FreeTestStatus, { status: 'applied' }>['application'];

function Applied({ application }: { readonly application: Application }) {
  const intl = useIntl();
  const day = useDay();
  return (
    <div className={styles.applied} aria-live="polite">
      <DealStatusBadge status={application.dealstatus} />
      <p>{intl.formatMessage(messages.applied, { day: day(application.atime) })}</p>
      <p className={styles.answer}>{application.answer}</p>
    </div>
  );
}
