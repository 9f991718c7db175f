import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Problem } from '../parts/problem.tsx';
import { steeredSession } from '../store/page-state.ts';
import { useAct, usePage, useStore } from '../store/use-page.ts';
import { ClockPanel } from './clock-panel.tsx';
import { SnapshotButtons } from './snapshot-buttons.tsx';
import styles from './status-strip.module.css';

/** The session at a glance, over every view: its time, its scenarios, and the way back. */
export function StatusStrip() {
  const store = useStore();
  const state = usePage();
  const { problem, pending, act, forget } = useAct();
  const session = steeredSession(state);
  const inForce = state.reading?.scenarios ?? [];
  return (
    <section className={styles.strip} aria-label={`Session ${session}`}>
      <ClockPanel />
      <div className={styles.part}>
        <h2 className={styles.title}>In force</h2>
        <p className={styles.names}>
          {inForce.length === 0 ? <span className={styles.quiet}>the lively shop</span> : inForce.join(', ')}
        </p>
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="s"
            iconStart="retry"
            pending={pending}
            onClick={() =>
              void act(async () => {
                await store.control.reset(session);
                await store.refresh();
              })
            }
          >
            Reset
          </Button>
          <SnapshotButtons />
        </div>
        <Problem text={problem} onDismiss={forget} />
      </div>
    </section>
  );
}
