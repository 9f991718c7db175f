import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CopyText } from '../copy-field/use-copy.ts';
import { useCopy } from '../copy-field/use-copy.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { copyNumberMessages as messages } from './copy-number.messages.ts';
import styles from './copy-number.module.css';

interface CopyNumberProps {
  /** Text beside the button; defaults to the number. */
  readonly children?: ReactNode;
  readonly number: string;
  readonly onCopy: CopyText;
}

/** An order or tracking number with a small copy button. */
export function CopyNumber({ number, onCopy, children }: CopyNumberProps) {
  const intl = useIntl();
  const { outcome, copy } = useCopy(onCopy);
  return (
    <div className={styles.box}>
      <span className={styles.pair}>
        {children ?? (
          <span className={styles.number} translate="no">
            {number}
          </span>
        )}
        <span className={styles.button}>
          <IconButton
            icon={outcome === 'copied' ? 'check' : 'copy'}
            label={intl.formatMessage(messages.copy, { number })}
            onClick={() => copy(number)}
          />
        </span>
      </span>
      <span role="status" className={styles.status} data-outcome={outcome}>
        {outcome !== 'idle' && intl.formatMessage(messages[outcome])}
      </span>
    </div>
  );
}
