import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { legalLinksMessages as messages } from './legal-links.messages.ts';
import styles from './legal-links.module.css';

interface LegalLinksProps {
  /** Reopens the consent notice. */
  readonly onConsent: () => void;
}

/** The links that the law requires on every page, for pages without a footer. */
export function LegalLinks({ onConsent }: LegalLinksProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const links = [
    { href: hrefs.policy('imprint'), message: messages.imprint },
    { href: hrefs.policy('right-of-withdrawal'), message: messages.right },
    { href: hrefs.withdrawal(), message: messages.withdraw },
    { href: hrefs.policy('privacy'), message: messages.privacy },
  ];
  return (
    <nav className={styles.links} aria-label={intl.formatMessage(messages.label)}>
      {links.map(({ href, message }) => (
        <Link key={href} variant="quiet" href={href}>
          {intl.formatMessage(message)}
        </Link>
      ))}
      <Button variant="ghost" size="s" onClick={onConsent}>
        {intl.formatMessage(messages.consent)}
      </Button>
    </nav>
  );
}
