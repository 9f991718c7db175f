import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { failureWords } from '../../components/error-state/error-state.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Wave } from '../../components/wave/wave.tsx';
import { subscribeBoxMessages as messages } from './subscribe-box.messages.ts';
import styles from './subscribe-box.module.css';
import type { SubscribeBoxProps, SubscribeState } from './subscribe-box.states.ts';

const example = 'name@example.com';

/** The offers by email, at the foot of the home page. Who types and when, decides the page around it. */
export function SubscribeBox({ email, state, onEmail, onSubscribe }: SubscribeBoxProps) {
  const intl = useIntl();
  return (
    <section className={styles.box} data-notch="xl" aria-label={intl.formatMessage(messages.title)}>
      <div className={styles.words}>
        <h2 data-text="h2">{intl.formatMessage(messages.title)}</h2>
        <Wave />
        <p data-muted>{intl.formatMessage(messages.note)}</p>
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubscribe();
        }}
      >
        <div className={styles.row}>
          <TextField
            label={intl.formatMessage(messages.email)}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            icon="mail"
            value={email}
            onChange={onEmail}
            readOnly={state.status === 'pending'}
            error={problemOf(state, intl)}
          />
          <div className={styles.send}>
            <Button type="submit" variant="accent" width="full" pending={state.status === 'pending'}>
              {intl.formatMessage(messages.subscribe)}
            </Button>
          </div>
        </div>
        {/* Always in the page: a region that arrives with its text is not read out. */}
        <p className={styles.answer} role="status">
          {state.status === 'done' && (
            <>
              <Icon name="success" />
              {state.message}
            </>
          )}
        </p>
      </form>
    </section>
  );
}

function problemOf(state: SubscribeState, intl: IntlShape): string | null {
  if (state.status === 'invalid') return intl.formatMessage(messages.invalid, { email: example });
  return state.status === 'failed' ? failureWords(state.failure, intl) : null;
}
