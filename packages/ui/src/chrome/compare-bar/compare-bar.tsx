import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { compareBarMessages as messages } from './compare-bar.messages.ts';
import styles from './compare-bar.module.css';

export interface CompareBarProps {
  /** How many goods are chosen; with none there is no bar. */
  readonly count: number;
  readonly most: number;
  /** One more was wanted than can stand side by side. */
  readonly full: boolean;
  readonly href: string;
  readonly onClear: () => void;
}

/** Stands at the foot of the window while goods are chosen to be compared. */
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
