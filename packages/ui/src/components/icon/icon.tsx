import styles from './icon.module.css';
import sprite from './icons.svg?no-inline';
import type { IconName } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  /** 20 next to text, 24 alone. */
  readonly size?: 16 | 20 | 24 | 32;
  /** Accessible name, only for an icon without text. */
  readonly label?: string;
}

/** Mirrored where text runs from right to left. */
const directional = new Set<IconName>(['back', 'forward', 'left', 'right', 'logIn', 'logOut', 'returned']);

/** A line icon in the text color. */
export function Icon({ name, size = 20, label }: IconProps) {
  const look = {
    className: styles.icon,
    'data-size': size,
    'data-directional': directional.has(name) ? '' : undefined,
    viewBox: '0 0 24 24',
    focusable: false,
  } as const;
  const shape = <use href={`${sprite}#${name}`} />;
  return label === undefined ? (
    <svg {...look} aria-hidden="true">
      {shape}
    </svg>
  ) : (
    <svg {...look} role="img" aria-label={label}>
      {shape}
    </svg>
  );
}
