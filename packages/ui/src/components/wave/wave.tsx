import styles from './wave.module.css';

interface WaveProps {
  /** `rule` below a title, `moving` while loading, `flat` for empty content, `broken` after a failure. */
  readonly variant?: 'rule' | 'moving' | 'flat' | 'broken';
}

const paths = {
  rule: 'M0 7H30L35 3L40 11L45 1L50 12L55 5L60 8L64 7H120',
  /* Twice as long; both halves are equal, for a seamless loop. */
  moving: 'M0 7H30L35 3L40 11L45 1L50 12L55 5L60 8L64 7H150L155 3L160 11L165 1L170 12L175 5L180 8L184 7H240',
  flat: 'M0 7H120',
  broken: 'M0 7H38L43 2L48 12L52 7M68 7L72 3L77 11L81 7H120',
} as const;

/** The pulse: a short waveform in place of a horizontal rule. */
export function Wave({ variant = 'rule' }: WaveProps) {
  const isMoving = variant === 'moving';
  const line = (
    <svg
      className={styles.wave}
      data-variant={variant}
      viewBox={isMoving ? '0 0 240 14' : '0 0 120 14'}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[variant]} />
    </svg>
  );
  return isMoving ? <span className={styles.window}>{line}</span> : line;
}
