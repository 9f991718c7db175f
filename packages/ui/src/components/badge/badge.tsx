import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'points';

interface BadgeProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A status as icon, text and color; not interactive. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
