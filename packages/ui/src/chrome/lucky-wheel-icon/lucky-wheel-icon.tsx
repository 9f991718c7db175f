import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { luckyWheelIconMessages as messages } from './lucky-wheel-icon.messages.ts';
import styles from './lucky-wheel-icon.module.css';

interface LuckyWheelIconProps {
  readonly onOpen: () => void;
  /** Whether the wheel dialog is loading. */
  readonly pending?: boolean;
  /** Called on hover and focus, for prefetching. */
  readonly onPrefetch?: () => void;
}

/** Opens the wheel, from the edge of the home page; animated on hover only. */
export function LuckyWheelIcon({ onOpen, pending = false, onPrefetch }: LuckyWheelIconProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={intl.formatMessage(messages.open)}
      aria-busy={pending || undefined}
      onClick={onOpen}
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
    >
      <svg className={styles.rim} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="26" pathLength={12} />
      </svg>
      {pending ? <Spinner size="s" decorative /> : <Icon name="gift" size={24} />}
    </button>
  );
}
