import type { ReactNode } from 'react';
import styles from './points-dial.module.css';

interface PointsDialProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly children: ReactNode;
}

/** A ring that fills with the share; decorative, its content has the value. */
export function PointsDial({ share, children }: PointsDialProps) {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <circle className={styles.face} cx="100" cy="100" r="92" />
        <circle className={styles.ticks} cx="100" cy="100" r="74" pathLength={120} />
        <circle className={styles.track} cx="100" cy="100" r="90" />
        <circle
          className={styles.fill}
          cx="100"
          cy="100"
          r="90"
          pathLength={100}
          strokeDasharray={`${filled} 100`}
        />
      </svg>
      <div className={styles.value}>{children}</div>
    </div>
  );
}
