import styles from './meter.module.css';

interface MeterProps {
  readonly value: number;
  readonly max?: number;
  readonly tone?: 'deal' | 'accent' | 'success';
  /** The measure or its value in words ("68% sold, 14 left"). */
  readonly label: string;
}

/** A value between 0 and `max`; values outside are clamped. */
export function Meter({ value, max = 100, tone = 'deal', label }: MeterProps) {
  const safe = Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0;
  const share = max > 0 ? (safe / max) * 100 : 0;
  return (
    <div className={styles.meter} data-tone={tone}>
      <meter className={styles.native} aria-label={label} min={0} max={max} value={safe} />
      <svg className={styles.drawing} height="8" width="100%" aria-hidden="true" focusable="false">
        <rect className={styles.track} width="100%" height="8" />
        <rect className={styles.fill} width={`${share}%`} height="8" />
      </svg>
    </div>
  );
}
