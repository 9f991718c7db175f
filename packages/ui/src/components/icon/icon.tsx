import styles from './icon.module.css';
import sprite from './icons.svg?no-inline';
import type { IconName } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  /** 20 beside text, 24 alone. */
  readonly size?: 16 | 20 | 24 | 32;
  /** What it means, only where no words stand beside it. */
  readonly label?: string;
}

/** A line picture in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps) {
  const meaning =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" focusable="false" {...meaning}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
