import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { spinnerMessages } from './spinner.messages.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  readonly size?: 's' | 'm' | 'l';
  /** Hidden from screen readers where text beside it reports the progress. */
  readonly decorative?: boolean;
}

/** The animated pulse in the text color. */
export function Spinner({ size = 'm', decorative = false }: SpinnerProps) {
  const intl = useIntl();
  return (
    <span className={styles.box} data-size={size}>
      {!decorative && <VisuallyHidden>{intl.formatMessage(spinnerMessages.loading)}</VisuallyHidden>}
      <svg className={styles.spinner} viewBox="0 0 96 16" aria-hidden="true" focusable="false">
        <path
          className={styles.pulse}
          d="M0 8h12l5-5 5 10 6-12 5 13 5-8 3 2h19l5-5 5 10 6-12 5 13 5-8 3 2h7"
        />
      </svg>
    </span>
  );
}
