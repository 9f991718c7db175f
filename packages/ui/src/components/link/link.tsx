import type { ReactNode } from 'react';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './link.module.css';

interface LinkProps {
  readonly href: string;
  /**
   * `inline` inside a sentence, `standalone` with an arrow, `quiet` in lists whose context makes clear that it is a
   * link.
   */
  readonly kind?: 'inline' | 'standalone' | 'quiet';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link within the shop. */
export function Link({ href, kind = 'inline', onClick, children }: LinkProps) {
  const { Anchor } = useLinks();
  return (
    <Anchor className={styles.link} data-kind={kind} href={href} onClick={onClick}>
      {children}
      {kind === 'standalone' && <Icon name="forward" />}
    </Anchor>
  );
}
