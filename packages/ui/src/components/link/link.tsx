import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { linkMessages } from './link.messages.ts';
import styles from './link.module.css';

interface LinkProps {
  readonly href: string;
  /** `inline` inside a sentence, `standalone` on its own with an arrow, `quiet` in lists where the place says it is a link. */
  readonly kind?: 'inline' | 'standalone' | 'quiet';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

interface ExternalLinkProps {
  /** An address that passed the shop's check of foreign addresses. */
  readonly href: string;
  readonly kind?: 'inline' | 'standalone';
  readonly children: ReactNode;
}

/** Goes to another place of the shop. */
export function Link({ href, kind = 'inline', onClick, children }: LinkProps) {
  const { Anchor } = useLinks();
  return (
    <Anchor className={styles.link} data-kind={kind} href={href} onClick={onClick}>
      {children}
      {kind === 'standalone' && <Icon name="forward" />}
    </Anchor>
  );
}

/** Leaves the shop in a new tab and says so. */
export function ExternalLink({ href, kind = 'inline', children }: ExternalLinkProps) {
  const intl = useIntl();
  return (
    <a className={styles.link} data-kind={kind} href={href} target="_blank" rel="noreferrer noopener">
      {children} <VisuallyHidden>{intl.formatMessage(linkMessages.newTab)}</VisuallyHidden>
      <Icon name="external" size={16} />
    </a>
  );
}
