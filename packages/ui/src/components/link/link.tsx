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
  readonly variant?: 'inline' | 'standalone' | 'quiet';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link within the shop. */
export function Link({ href, variant = 'inline', onClick, children }: LinkProps) {
  const { Anchor } = useLinks();
  return (
    <Anchor className={styles.link} data-variant={variant} href={href} onClick={onClick}>
      {children}
      {variant === 'standalone' && <Icon name="forward" />}
    </Anchor>
  );
}
