import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { steeredSession } from '../store/page-state.ts';
import { useAct, usePage, useStore } from '../store/use-page.ts';
import { ClockPanel } from './clock/clock-panel.tsx';
import { SnapshotButtons } from './sessions/snapshot-buttons.tsx';
import styles from './status-strip.module.css';

/** The session at a glance, above every view: time, scenarios and reset. */
export function StatusStrip() {
  const store = useStore();
  const state = usePage();
  const [open, setOpen] = useState(false);
  const { problem, pending, act, forget } = useAct();
  const session = steeredSession(state);
  const inForce = state.reading?.scenarios ?? [];
  const reset = () =>
    act(async () => {
      await store.control.reset(session);
      await store.refresh();
    });
  return (
    <section className={styles.strip} data-notch="l" aria-label={`Session ${session}`}>
      <ClockPanel open={open} />
      <div className={styles.part}>
        <h2 className={styles.title}>Active</h2>
        <div className={styles.line}>
          <p className={styles.names}>
            {inForce.length === 0 ? (
              <span className={styles.quiet}>the default shop</span>
            ) : (
              inForce.map((name) => (
                <span key={name} className={styles.name}>
                  {name}
                </span>
              ))
            )}
          </p>
          <div className={styles.quick} data-open={open || undefined}>
            <Button
              variant="secondary"
              size="s"
              iconStart="retry"
              pending={pending}
              onClick={() => void reset()}
            >
              Reset
            </Button>
          </div>
          <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Less' : 'More'}
          </button>
        </div>
        {open && (
          <div className={styles.settings}>
            <SnapshotButtons />
          </div>
        )}
        <Problem text={problem} onDismiss={forget} />
      </div>
    </section>
  );
}
