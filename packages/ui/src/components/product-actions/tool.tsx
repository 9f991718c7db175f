import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './tool.module.css';

interface ToolProps {
  readonly icon: IconName;
  /** On a card it is a picture only; in a row its words stand beside it. */
  readonly look?: 'card' | 'row';
  /** For a switch: whether it is pressed. */
  readonly pressed?: boolean;
  /** For what says by its own words what the next press does: whether the last one did something. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
  /** On a page of cards there are many of its kind: there the words, read out only, say also which goods. */
  readonly children: ReactNode;
}

/** Something that can be done with goods beside buying them. */
export function Tool({ icon, look = 'row', pressed, isOn = pressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-icon={icon}
      data-look={look}
      data-on={isOn || undefined}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} size={look === 'card' ? 24 : 20} />
      {children}
    </button>
  );
}
