import type { Control, SessionReading } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { aheadText } from '../shell/clock/clock-steps.ts';
import { Now } from '../shell/clock/now.tsx';
import { StepButtons } from '../shell/clock/step-buttons.tsx';
import { useAct } from '../store/use-page.ts';
import styles from './drawer.module.css';

const narrow = '(width < 769px)';

interface TimePanelProps {
  readonly control: Control;
  readonly reading: SessionReading;
  readonly readAt: number;
  readonly onLeave: () => void;
  /** Called when the session has changed since it was read. */
  readonly onTurned: () => void;
}

/** The session's clock and its flash sale. */
export function TimePanel({ control, reading, readAt, onLeave, onTurned }: TimePanelProps) {
  const { session, running, ahead } = reading;
  const { pending, problem, act, forget } = useAct();
  // On a phone the list below needs the space.
  const [isOpen, setOpen] = useState(() => !matchMedia(narrow).matches);

  /** Reloads the page, to show the effect of the new time. */
  const turn = async (run: () => Promise<unknown>) => {
    if (!(await act(run))) return;
    onLeave();
    location.reload();
  };
  const advance = (ms: number) => control.turnClock(session, { advance: ms });
  /** No reload: the page receives the event. It is pushed even if the world already is in that state. */
  const setSale = async (scenario: string, event: string, value: 0 | 1) => {
    const isDone = await act(async () => {
      await control.setScenarios(session, [scenario], { keep: true });
      await control.pushToStreams(session, event, value);
    });
    if (isDone) onTurned();
  };

  const sale = [
    { words: 'Open sale', run: () => setSale('flash.open', 'kai', 1) },
    { words: 'Close sale', run: () => setSale('flash.closed', 'guan', 0) },
    { words: 'Skip to end', run: () => turn(() => control.turnClock(session, { to: 'flash.end' })) },
  ];
  return (
    <section className={styles.panel} aria-labelledby="mock-time">
      <div className={styles.line}>
        <h3 id="mock-time" className={styles.quiet}>
          Time {running ? 'running' : 'stopped'}
        </h3>
        {ahead !== 0 && (
          <span className={styles.quiet}>
            {aheadText(ahead)}{' '}
            <button
              type="button"
              className={styles.word}
              disabled={pending}
              onClick={() => void turn(() => advance(-ahead))}
            >
              Set it back
            </button>
          </span>
        )}
      </div>
      <div className={styles.line}>
        <Now reading={reading} readAt={readAt} />
        <button type="button" className={styles.word} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Less' : 'Set it'}
        </button>
      </div>
      {isOpen && (
        <>
          <div className={styles.steps}>
            <StepButtons pending={pending} onStep={(readMs) => void turn(async () => advance(readMs()))} />
          </div>
          <div className={styles.thirds}>
            {sale.map(({ words, run }) => (
              <Button key={words} variant="secondary" size="s" disabled={pending} onClick={() => void run()}>
                {words}
              </Button>
            ))}
          </div>
        </>
      )}
      <Problem text={problem} onDismiss={forget} />
    </section>
  );
}
