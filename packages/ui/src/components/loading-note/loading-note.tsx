import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Wave } from '../wave/wave.tsx';
import { loadingNoteMessages as messages } from './loading-note.messages.ts';
import styles from './loading-note.module.css';

const slowAfterMs = 10_000;

interface LoadingNoteProps {
  /** Starts in the state after ten seconds. */
  readonly slow?: boolean;
}

/** The status of a loading layout: the animated pulse, a short text, and a longer one after ten seconds. */
export function LoadingNote({ slow: slowAtFirst = false }: LoadingNoteProps) {
  const intl = useIntl();
  const [slow, setSlow] = useState(slowAtFirst);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.note} role="status">
      <Wave variant="moving" />
      {slow ? (
        <p className={styles.slow}>{intl.formatMessage(messages.slow)}</p>
      ) : (
        <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
      )}
    </div>
  );
}
