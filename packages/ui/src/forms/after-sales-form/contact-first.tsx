import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { SupportWays } from './after-sales-draft.ts';
import { afterSalesFormMessages as messages } from './after-sales-form.messages.ts';
import styles from './contact-first.module.css';

interface ContactFirstProps {
  readonly support: SupportWays | null;
  readonly onContacted: () => void;
}

/** The first step of every request: the customer confirms having contacted customer service (spec §6). */
export function ContactFirst({ support, onContacted }: ContactFirstProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <div className={styles.step}>
      <p data-text="h4">{intl.formatMessage(messages.contactTitle)}</p>
      <p>{intl.formatMessage(messages.contactText)}</p>
      {support !== null && (
        <ul className={styles.ways} aria-label={intl.formatMessage(messages.contactWays)}>
          <li>
            <Anchor className={styles.way} href={`mailto:${support.email}`}>
              <Icon name="mail" />
              {support.email}
            </Anchor>
          </li>
          <li>
            <Anchor className={styles.way} href={`tel:${support.phone.replaceAll(' ', '')}`}>
              <Icon name="phone" />
              {support.phone}
            </Anchor>
          </li>
          <li className={styles.hours}>
            <Icon name="clock" />
            {support.hours}
          </li>
        </ul>
      )}
      <p>
        <Link variant="standalone" href={hrefs.about('contactUs')}>
          {intl.formatMessage(messages.contactPage)}
        </Link>
      </p>
      <Button size="l" width="full" iconEnd="forward" onClick={onContacted}>
        {intl.formatMessage(messages.contacted)}
      </Button>
    </div>
  );
}
