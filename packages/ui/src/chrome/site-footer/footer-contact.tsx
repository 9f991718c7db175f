import type { Contact } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { siteFooterMessages as messages } from './site-footer.messages.ts';
import styles from './site-footer.module.css';
import { socialMark } from './social-marks.ts';

/** Phone, email, hours and social links; an error message when they failed to load. */
export function FooterContact({ contact }: { readonly contact: Remote<Contact> }) {
  const intl = useIntl();
  const { Anchor } = useLinks();
  if (contact.status === 'failed') {
    return <p className={styles.quiet}>{intl.formatMessage(messages.contactFailed)}</p>;
  }
  if (contact.status === 'loading') {
    return (
      <div className={styles.contact}>
        <span className={styles.link}>
          <Skeleton width="long" />
        </span>
        <span className={styles.link}>
          <Skeleton width="long" />
        </span>
        <Skeleton width="half" />
        <span className={styles.link}>
          <Skeleton width="half" />
        </span>
      </div>
    );
  }
  const { phone, email, hours, social } = contact.value;
  return (
    <div className={styles.contact}>
      <Anchor className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        {phone}
      </Anchor>
      <Anchor className={styles.link} href={`mailto:${email}`}>
        <Icon name="mail" />
        {email}
      </Anchor>
      <p className={styles.quiet}>{hours}</p>
      {social.length > 0 && (
        <ul className={styles.social} aria-label={intl.formatMessage(messages.social)}>
          {social.map(({ name, link }) => (
            <li key={name}>
              <Social name={name} link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Social({ name, link }: Contact['social'][number]) {
  const { Anchor } = useLinks();
  const mark = socialMark(name);
  return mark === undefined ? (
    <Anchor className={styles.link} href={link} rel="noopener noreferrer">
      {name}
    </Anchor>
  ) : (
    <Anchor className={styles.mark} href={link} aria-label={name} rel="noopener noreferrer">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={mark} />
      </svg>
    </Anchor>
  );
}
