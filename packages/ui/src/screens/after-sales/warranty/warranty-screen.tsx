import { returnWindowDays, supportReplyHours, warrantyYears } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { ButtonLink } from '../../../components/button/button.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { PlaceHero } from '../../../sections/place-hero/place-hero.tsx';
import { warrantyMessages as messages } from './warranty.messages.ts';
import styles from './warranty.module.css';
import type { WarrantyScreenProps } from './warranty.states.ts';

/** The warranty terms, and the link to a claim. */
export function WarrantyScreen({ text, session, goods }: WarrantyScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const isMember = session === 'member';
  return (
    <div className={`${page.page} ${page.stack}`}>
      <PlaceHero
        title={intl.formatMessage(messages.title)}
        lead={intl.formatMessage(messages.lead, { years: warrantyYears })}
        goods={goods[1]}
      />
      <dl className={styles.figures} aria-label={intl.formatMessage(messages.figures)}>
        <div className={styles.figure} data-notch="l">
          <dt data-text="h2">{intl.formatMessage(messages.years, { years: warrantyYears })}</dt>
          <dd>{intl.formatMessage(messages.yearsText)}</dd>
        </div>
        <div className={styles.figure} data-notch="l">
          <dt data-text="h2">{intl.formatMessage(messages.days, { days: returnWindowDays })}</dt>
          <dd>{intl.formatMessage(messages.daysText)}</dd>
        </div>
        <div className={styles.figure} data-notch="l">
          <dt data-text="h2">{intl.formatMessage(messages.hours, { hours: supportReplyHours })}</dt>
          <dd>{intl.formatMessage(messages.hoursText)}</dd>
        </div>
      </dl>
      <div className={styles.columns}>
        <div className={styles.text}>
          <Terms text={text} />
        </div>
        <aside className={styles.way} data-notch="l" aria-label={intl.formatMessage(messages.title)}>
          <p>{intl.formatMessage(isMember ? messages.asMember : messages.asGuest)}</p>
          <ButtonLink href={isMember ? hrefs.orders() : hrefs.logIn}>
            {intl.formatMessage(isMember ? messages.orders : messages.logIn)}
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}

function Terms({ text }: Pick<WarrantyScreenProps, 'text'>) {
  switch (text.status) {
    case 'failed':
      return <ErrorState failure={text.failure} onRetry={text.retry} />;
    case 'ready':
      return <RichText blocks={text.value.blocks} />;
    case 'loading':
      return (
        <>
          <LoadingNote />
          {['one', 'two', 'three'].map((part) => (
            <div key={part} aria-hidden="true">
              <Skeleton variant="title" width="half" />
              <Skeleton />
              <Skeleton width="long" />
            </div>
          ))}
        </>
      );
  }
}
