import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'points';

interface BadgeProps extends Omit<ComponentProps<'span'>, 'className'> {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A status as icon, text and color; not interactive. Takes the other attributes of a span. */
export function Badge({ tone, icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={styles.badge} data-tone={tone}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
