import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { linkMessages } from './link.messages.ts';
import styles from './link.module.css';

interface ExternalLinkProps {
  /** A URL that passed the check of external URLs. */
  readonly href: string;
  readonly variant?: 'inline' | 'standalone';
  readonly children: ReactNode;
}

/** Opens in a new tab and announces that. */
export function ExternalLink({ href, variant = 'inline', children }: ExternalLinkProps) {
  const intl = useIntl();
  return (
    <a className={styles.link} data-variant={variant} href={href} target="_blank" rel="noreferrer noopener">
      {children} <VisuallyHidden>{intl.formatMessage(linkMessages.newTab)}</VisuallyHidden>
      <Icon name="external" size={16} />
    </a>
  );
}
