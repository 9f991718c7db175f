import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { brandMessages } from './brand.messages.ts';
import styles from './brand.module.css';

/** The shop's logo; links to the home page. */
export function Brand() {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <Anchor className={styles.brand} href={hrefs.home} aria-label={intl.formatMessage(brandMessages.home)}>
      <span translate="no">signal</span>
      <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M2 2H12L18 8V18H8L2 12Z" />
      </svg>
    </Anchor>
  );
}
