import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { outcomeMs } from '../copy-field/use-copy.ts';
import { Icon } from '../icon/icon.tsx';
import { Tool } from '../product-actions/tool.tsx';
import { shareButtonMessages as messages } from './share-button.messages.ts';
import styles from './share-button.module.css';

/** `shared` after the native share sheet, which gives its own feedback. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

export interface ShareButtonProps {
  /** The full URL, for copying by hand. */
  readonly address: string;
  readonly onShare: () => Promise<ShareOutcome>;
}

/** Shares the page's URL: through the native share sheet, or else by the clipboard. */
export function ShareButton({ address, onShare }: ShareButtonProps) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<ShareOutcome | 'none'>('none');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <div className={styles.share}>
      <Tool icon="share" onClick={() => void onShare().then(setOutcome)}>
        {intl.formatMessage(messages.share)}
      </Tool>
      <div role="status">
        {outcome === 'copied' && (
          <p className={styles.said}>
            <Icon name="check" size={16} />
            {intl.formatMessage(messages.copied)}
          </p>
        )}
        {outcome === 'failed' && (
          <p className={styles.failed}>
            {intl.formatMessage(messages.failed)}
            <span className={styles.address} translate="no">
              {address}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
