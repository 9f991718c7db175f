import styles from './icon.module.css';
import type { IconName } from './icons.ts';
import { icons } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  /** 20 beside text, 24 alone. */
  readonly size?: 16 | 20 | 24 | 32;
  /** What it means, only where no words stand beside it. */
  readonly label?: string;
}

/** A line picture in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps) {
  const Glyph = icons[name];
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Glyph
      className={styles.icon}
      data-size={size}
      focusable="false"
      strokeWidth={1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
      {...meaning}
    />
  );
}
