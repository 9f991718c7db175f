import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { errorStateMessages } from '../../components/error-state/error-state.messages.ts';
import { Wave } from '../../components/wave/wave.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { errorPageMessages as messages } from './error-page.messages.ts';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  /** `chunk`: a lazy chunk failed to load; `offline`: the device has no network; `unexpected`: anything else. */
  readonly kind: 'chunk' | 'unexpected' | 'offline';
  readonly onRetry: () => void;
}

const sentences = {
  chunk: { title: messages.chunkTitle, text: messages.chunkText },
  unexpected: { title: messages.unexpectedTitle, text: messages.unexpectedText },
  offline: { title: messages.offlineTitle, text: messages.offlineText },
} as const satisfies Record<ErrorPageProps['kind'], object>;

/** Replaces a page that failed to load or render. */
export function ErrorPage({ kind, onRetry }: ErrorPageProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { title, text } = sentences[kind];
  return (
    <div className={styles.page} role="alert">
      <Wave variant="broken" width="wide" />
      <h1 data-text="h1" tabIndex={-1}>
        {intl.formatMessage(title)}
      </h1>
      <p data-text="lead" data-muted="">
        {intl.formatMessage(text)}
      </p>
      <div className={styles.actions}>
        <Button iconStart="retry" onClick={onRetry}>
          {intl.formatMessage(errorStateMessages.retry)}
        </Button>
        <ButtonLink variant="secondary" href={hrefs.home}>
          {intl.formatMessage(messages.home)}
        </ButtonLink>
      </div>
    </div>
  );
}
