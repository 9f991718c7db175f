import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { errorStateMessages } from '../../components/error-state/error-state.messages.ts';
import { State } from '../../components/state/state.tsx';
import { Wave } from '../../components/wave/wave.tsx';
import { useLinks } from '../../link/link-context.tsx';
import page from '../page/page.module.css';
import { errorPageMessages as messages } from './error-page.messages.ts';

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
    <div className={page.page}>
      <State
        role="alert"
        level={1}
        popularGoods
        art={<Wave variant="broken" />}
        title={intl.formatMessage(title)}
        text={intl.formatMessage(text)}
        actions={
          <>
            <Button iconStart="retry" onClick={onRetry}>
              {intl.formatMessage(errorStateMessages.retry)}
            </Button>
            <ButtonLink variant="secondary" href={hrefs.home}>
              {intl.formatMessage(messages.home)}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
