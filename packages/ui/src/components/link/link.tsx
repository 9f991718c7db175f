import type { ReactNode } from 'react';
import type { LinkProps as AnchorProps } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './link.module.css';

interface LinkProps extends Omit<AnchorProps, 'children' | 'className'> {
  readonly href: string;
  /**
   * `inline` inside a sentence, `standalone` with an arrow, `quiet` in lists whose context makes clear that it is a
   * link.
   */
  readonly variant?: 'inline' | 'standalone' | 'quiet';
  /** It leads to the page that is open, or to the part of it that is shown. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link within the shop. Takes every attribute of a link. */
export function Link({ variant = 'inline', current = false, children, ...rest }: LinkProps) {
  const { Anchor } = useLinks();
  return (
    <Anchor
      {...rest}
      className={styles.link}
      data-variant={variant}
      aria-current={current ? 'page' : undefined}
    >
      {children}
      {variant === 'standalone' && <Icon name="forward" />}
    </Anchor>
  );
}
