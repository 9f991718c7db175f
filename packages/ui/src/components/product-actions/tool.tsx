import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './tool.module.css';

interface ToolProps {
  readonly icon: IconName;
  /** Icon only on a card; with label in a row. */
  readonly variant?: 'card' | 'row';
  /** The pressed state of a toggle. */
  readonly pressed?: boolean;
  /** The pressed state of a button whose label changes with it. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
  /**
   * The label. On cards it is read out only, and includes the name of the goods, because a page has many such
   * buttons.
   */
  readonly children: ReactNode;
}

/** A secondary action on goods, next to the buy button. */
export function Tool({ icon, variant = 'row', pressed, isOn = pressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-icon={icon}
      data-variant={variant}
      data-on={isOn || undefined}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
      {children}
    </button>
  );
}
