import { useId } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './copy-field.module.css';
import type { CopyText } from './use-copy.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onCopy: CopyText;
}

/** A text to copy, such as a code or a URL, with its copy button. */
export function CopyField({ label, text, onCopy }: CopyFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div className={styles.box}>
        <span className={styles.text} translate="no">
          {text}
        </span>
        <CopyButton text={text} onCopy={onCopy} />
      </div>
    </fieldset>
  );
}
