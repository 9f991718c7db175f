import { countdownParts } from '@signal-shop/sdk/rules/countdown';
import { useIntl } from 'react-intl';
import { countdownMessages as messages } from './countdown.messages.ts';
import styles from './countdown.module.css';
import { useRestSeconds } from './use-rest-seconds.ts';

interface CountdownProps {
  /** Milliseconds since 1970, by the device's clock. */
  readonly endsAtMs: number;
  /** `cells` for a section, `compact` for one line on a card. */
  readonly variant?: 'cells' | 'compact';
  /** Called once when it reaches zero while mounted. */
  readonly onEnd?: () => void;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * Remaining time, updated every second, never negative. Not a live region: announcing each second would flood screen
 * readers.
 */
export function Countdown({ endsAtMs, variant = 'cells', onEnd }: CountdownProps) {
  const intl = useIntl();
  const rest = useRestSeconds(endsAtMs, onEnd);
  const parts = countdownParts(rest);
  const label = intl.formatMessage(messages.label);
  if (variant === 'compact') {
    const clock = `${two(parts.hours)}:${two(parts.minutes)}:${two(parts.seconds)}`;
    const line = intl.formatMessage(messages.compact, { days: parts.days, clock });
    return (
      <span className={styles.compact} role="timer" aria-label={label} aria-live="off">
        {rest === 0
          ? intl.formatMessage(messages.ended)
          : intl.formatMessage(messages.endsIn, { rest: line })}
      </span>
    );
  }
  const cells = [
    { unit: 'days', value: parts.days, word: intl.formatMessage(messages.days, { count: parts.days }) },
    { unit: 'hours', value: parts.hours, word: intl.formatMessage(messages.hours, { count: parts.hours }) },
    { unit: 'minutes', value: parts.minutes, word: intl.formatMessage(messages.minutes) },
    { unit: 'seconds', value: parts.seconds, word: intl.formatMessage(messages.seconds) },
  ];
  return (
    <div className={styles.cells} role="timer" aria-label={label} aria-live="off">
      {cells.map((cell) => (
        <span key={cell.unit} className={styles.cell}>
          <span className={styles.value}>{two(cell.value)}</span>{' '}
          <span className={styles.unit}>{cell.word}</span>{' '}
        </span>
      ))}
    </div>
  );
}
