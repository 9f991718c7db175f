import type { Control, ControlAnswers } from '@signal-shop/mock-server/control';
import { Problem } from '../parts/problem.tsx';
import { useAct, useRead } from '../store/use-page.ts';
import { timesText } from '../stubs/times-text.ts';
import styles from './drawer.module.css';

interface SessionStubsProps {
  readonly control: Control;
  readonly session: string;
  /** The number of events that may have added or used up a stub. */
  readonly changes: number;
}

/** Reads the stubs of the session again when they may have changed. */
export function SessionStubs({ control, session, changes }: SessionStubsProps) {
  const read = () => control.stubs(session);
  const { state, again, put } = useRead(`stubs ${session}`, changes, read);
  if (state.status === 'loading') return null;
  if (state.status === 'failed') return <Problem text={state.message} onDismiss={again} />;
  return (
    <StubPanel
      control={control}
      session={session}
      stubs={state.value.stubs}
      onRemoved={() => void read().then(put, again)}
    />
  );
}

interface StubPanelProps {
  readonly control: {
    removeStub(session: string, id: number): Promise<unknown>;
    clearStubs(session: string): Promise<unknown>;
  };
  readonly session: string;
  readonly stubs: ControlAnswers['stubs']['stubs'];
  /** Called when the stubs may have changed since they were read. */
  readonly onRemoved: () => void;
}

/** The answers that replace those of the shop in this session; newest first, because the newest answers. */
export function StubPanel({ control, session, stubs, onRemoved }: StubPanelProps) {
  const { pending, problem, act, forget } = useAct();
  const remove = async (run: () => Promise<unknown>) => {
    await act(run);
    onRemoved();
  };
  return (
    <section className={styles.panel} aria-labelledby="mock-stubs">
      <div className={styles.line}>
        <h3 id="mock-stubs" className={styles.quiet}>
          {stubs.length === 0 ? 'No stubs' : 'Stubs'}
        </h3>
        <span className={styles.note}>
          <a href={`/__mock?session=${encodeURIComponent(session)}#calls`} target="_blank" rel="noreferrer">
            Save an answer as a stub
          </a>
        </span>
      </div>
      {stubs.length > 0 && (
        <>
          <ul className={styles.stubs}>
            {stubs.toReversed().map(({ id, operationId, times }) => (
              <li key={id} className={styles.line}>
                <span>
                  <code>{operationId}</code> <span className={styles.quiet}>{timesText(times)}</span>
                </span>
                <button
                  type="button"
                  className={styles.word}
                  aria-label={`Remove stub ${id}`}
                  disabled={pending}
                  onClick={() => void remove(() => control.removeStub(session, id))}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
          <div>
            <button
              type="button"
              className={styles.word}
              disabled={pending}
              onClick={() => void remove(() => control.clearStubs(session))}
            >
              Remove all
            </button>
          </div>
        </>
      )}
      <Problem text={problem} onDismiss={forget} />
    </section>
  );
}
