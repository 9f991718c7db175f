import { useIntl } from 'react-intl';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Wave } from '../../components/wave/wave.tsx';
import { LogInForm } from '../../forms/log-in-form/log-in-form.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import { ProductArt } from '../../foundations/product-art/product-art.tsx';
import { logInMessages as words } from './log-in.messages.ts';
import styles from './log-in.module.css';
import type { LogInScreenProps } from './log-in.states.ts';

const arrivals = {
  plain: null,
  redirected: { tone: 'info', sentence: words.redirected },
  sessionExpired: { tone: 'warning', sentence: words.sessionExpired },
  cookiesBlocked: { tone: 'warning', sentence: words.cookiesBlocked },
} as const satisfies Record<LogInScreenProps['arrival'], object | null>;

export function LogInScreen({ state, arrival, email, onLogIn }: LogInScreenProps) {
  const intl = useIntl();
  const note = arrivals[arrival];
  return (
    <div className={styles.screen}>
      <section className={styles.card} data-notch="xl">
        <div className={styles.form}>
          <header className={styles.head}>
            <h1 data-text="h1" tabIndex={-1}>
              {intl.formatMessage(words.title)}
            </h1>
            <Wave />
            <p data-muted>{intl.formatMessage(words.lead)}</p>
          </header>
          {note !== null && state.status === 'idle' && (
            <InlineAlert tone={note.tone}>{intl.formatMessage(note.sentence)}</InlineAlert>
          )}
          {state.status === 'refused' && (
            <InlineAlert tone="error" live>
              {state.message}
            </InlineAlert>
          )}
          {state.status === 'unreachable' && (
            <InlineAlert tone="error" live>
              {intl.formatMessage(words.unreachable)}
            </InlineAlert>
          )}
          <LogInForm email={email} pending={state.status === 'pending'} onLogIn={onLogIn} />
        </div>
        <div className={styles.show} data-band="dark">
          <span className={styles.ghost}>
            <GhostModel model="G9000" />
          </span>
          <ProductArt kind="headset" colour="volt" model="G9000" />
        </div>
      </section>
    </div>
  );
}
