import type { Control, SessionReading } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Problem } from '../parts/problem.tsx';
import { endOfSale, steps } from '../shell/clock-steps.ts';
import { useAct } from '../store/use-page.ts';
import styles from './drawer.module.css';
import { reopening } from './reopening.ts';

interface TimePanelProps {
  readonly control: Control;
  readonly reading: SessionReading;
}

/** The clock of the session and its flash sale. */
export function TimePanel({ control, reading }: TimePanelProps) {
  const { session, now, running } = reading;
  const { pending, problem, act, forget } = useAct();

  /** The page is loaded anew, to show what the time brought. */
  const turn = async (run: () => Promise<unknown>) => {
    if (!(await act(run))) return;
    reopening.ask();
    location.reload();
  };
  /** The page hears of it by itself, and even when it was told something else than the world says. */
  const tell = (scenario: string, event: string, value: 0 | 1) =>
    act(async () => {
      await control.setScenarios(session, [scenario], { keep: true });
      await control.pushToStreams(session, event, value);
    });

  const choices = [
    ...steps.map(({ words, ms }) => ({
      words,
      run: () => turn(() => control.turnClock(session, { advance: ms })),
    })),
    { words: 'Open sale', run: () => tell('flash.open', 'kai', 1) },
    { words: 'Close sale', run: () => tell('flash.closed', 'guan', 0) },
    {
      words: 'Sale’s end',
      run: () => turn(async () => control.turnClock(session, await endOfSale(control, session))),
    },
  ];
  return (
    <section className={styles.panel} aria-labelledby="mock-time">
      <h3 id="mock-time" data-text="h4">
        Time
      </h3>
      <p className={styles.now}>
        <time dateTime={now}>{`${now.slice(0, 10)} ${now.slice(11, 19)} UTC`}</time>{' '}
        <span className={styles.quiet}>{running ? 'goes on' : 'stands still'}</span>
      </p>
      <div className={styles.thirds}>
        {choices.map(({ words, run }) => (
          <Button key={words} variant="secondary" size="s" disabled={pending} onClick={() => void run()}>
            {words}
          </Button>
        ))}
      </div>
      <Problem text={problem} onDismiss={forget} />
    </section>
  );
}
