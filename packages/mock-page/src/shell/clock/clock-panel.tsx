import type { ClockTurn } from '@signal-shop/mock-server/control';
import { Problem } from '../../parts/problem.tsx';
import { steeredSession } from '../../store/page-state.ts';
import { useAct, usePage, useStore } from '../../store/use-page.ts';
import styles from '../status-strip.module.css';
import { ClockSettings } from './clock-settings.tsx';
import { aheadText } from './clock-steps.ts';
import { speedText } from './clock-words.ts';
import { Now } from './now.tsx';
import { StepButtons } from './step-buttons.tsx';

/** The virtual time, live, with buttons that change it. */
export function ClockPanel({ open }: { readonly open: boolean }) {
  const store = useStore();
  const state = usePage();
  const { reading, readAt } = state;
  const session = steeredSession(state);
  const { pending, problem, act, forget } = useAct();
  const turn = (to: () => ClockTurn) =>
    act(async () => {
      await store.control.turnClock(session, to());
      await store.refresh();
    });
  const ahead = reading?.ahead ?? 0;
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <h2 className={styles.title}>Shop time</h2>
        {reading !== null && <span className={styles.quiet}>{speedText(reading.speed)}</span>}
        {ahead !== 0 && <span className={styles.quiet}>{aheadText(ahead)}</span>}
      </div>
      <div className={styles.line}>
        <Now reading={reading} readAt={readAt} />
        <div className={styles.quick} data-open={open || undefined}>
          <StepButtons pending={pending} onStep={(readMs) => void turn(() => ({ advance: readMs() }))} />
        </div>
      </div>
      {open && <ClockSettings ahead={ahead} speed={reading?.speed ?? 1} pending={pending} onTurn={turn} />}
      <Problem text={problem} onDismiss={forget} />
    </div>
  );
}
