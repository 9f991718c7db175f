import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { compareBarMessages as messages } from './compare-bar.messages.ts';
import styles from './compare-bar.module.css';

export interface CompareBarProps {
  /** Number of compared goods; the bar is hidden at 0. */
  readonly count: number;
  readonly most: number;
  /** Whether the visitor tried to add more goods than fit. */
  readonly full: boolean;
  readonly href: string;
  readonly onClear: () => void;
}

/** A bar at the bottom of the viewport while goods are selected for comparison. */
export function CompareBar({ count, most, full, href, onClear }: CompareBarProps) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <aside
      className={styles.bar}
      data-notch="l"
      data-band="dark"
      aria-label={intl.formatMessage(messages.label)}
    >
      <p className={styles.words} role="status">
        <Icon name="compare" size={24} />
        {full
          ? intl.formatMessage(messages.full, { most })
          : intl.formatMessage(messages.count, { count, most })}
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" size="s" onClick={onClear}>
          {intl.formatMessage(messages.clear)}
        </Button>
        {count > 1 && (
          <ButtonLink variant="accent" size="s" href={href}>
            {intl.formatMessage(messages.open)}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
