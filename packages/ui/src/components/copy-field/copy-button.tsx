import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { FieldError } from '../field/field.tsx';
import { copyFieldMessages as messages } from './copy-field.messages.ts';
import styles from './copy-field.module.css';
import type { CopyText } from './use-copy.ts';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly onCopy: CopyText;
  /** Label, where the context does not make clear what is copied: "Copy as curl". */
  readonly children?: string;
  readonly variant?: 'secondary' | 'ghost';
}

/** Copies a text and announces the outcome. */
export function CopyButton({ text, onCopy, children, variant = 'secondary' }: CopyButtonProps) {
  const intl = useIntl();
  const { outcome, copy } = useCopy(onCopy);
  return (
    <div className={styles.button}>
      <Button
        variant={variant}
        size="s"
        iconStart={outcome === 'copied' ? 'check' : 'copy'}
        onClick={() => copy(text)}
      >
        {children ?? intl.formatMessage(messages.copy)}
      </Button>
      <div role="status" className={styles.status}>
        {outcome === 'copied' && <span className={styles.copied}>{intl.formatMessage(messages.copied)}</span>}
        {outcome === 'failed' && <FieldError>{intl.formatMessage(messages.failed)}</FieldError>}
      </div>
    </div>
  );
}
