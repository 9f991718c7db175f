import type { ClockTurn } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useEffect, useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { steeredSession, virtualNow } from '../store/page-state.ts';
import { useAct, usePage, useStore } from '../store/use-page.ts';
import { endOfSale, steps } from './clock-steps.ts';
import styles from './status-strip.module.css';

/** Virtual time, as it goes, and the buttons that turn it. */
export function ClockPanel() {
  const store = useStore();
  const state = usePage();
  const session = steeredSession(state);
  const { pending, problem, act, forget } = useAct();
  const turn = (to: () => ClockTurn | Promise<ClockTurn>) =>
    act(async () => {
      await store.control.turnClock(session, await to());
      await store.refresh();
    });
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>
        Shop’s time{' '}
        {state.reading !== null && (
          <span className={styles.quiet}>{state.reading.running ? 'goes on' : 'stands still'}</span>
        )}
      </h2>
      <Now />
      <div className={styles.buttons}>
        {steps.map(({ words, ms }) => (
          <Button
            key={words}
            variant="secondary"
            size="s"
            disabled={pending}
            onClick={() => void turn(() => ({ advance: ms }))}
          >
            {words}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="s"
          disabled={pending}
          onClick={() => void turn(() => endOfSale(store.control, session))}
        >
          End of the flash sale
        </Button>
        <MomentForm onTurn={(set) => turn(() => ({ set }))} />
      </div>
      <Problem text={problem} onDismiss={forget} />
    </div>
  );
}

const tickMs = 250;

function Now() {
  const state = usePage();
  const [machineMs, setMachineMs] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setMachineMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);

  const now = virtualNow(state, Math.max(machineMs, state.readAt));
  if (now === null) return <p className={styles.now}>…</p>;
  const text = new Date(now).toISOString();
  return (
    <p className={styles.now}>
      <time dateTime={text}>
        {text.slice(0, 10)} <span className={styles.hour}>{text.slice(11, 19)}</span>{' '}
        <span className={styles.quiet}>UTC</span>
      </time>
    </p>
  );
}

function MomentForm({ onTurn }: { readonly onTurn: (moment: string) => Promise<boolean> }) {
  const [moment, setMoment] = useState('');
  return (
    <details className={styles.more}>
      <summary>Set to a moment</summary>
      <form
        className={styles.moment}
        onSubmit={(event) => {
          event.preventDefault();
          void onTurn(moment);
        }}
      >
        <TextField
          label="Moment"
          value={moment}
          onChange={setMoment}
          placeholder="2026-11-27T08:59:50Z"
          help="ISO 8601; without a zone it is your own."
        />
        <Button type="submit" variant="secondary" size="s">
          Set
        </Button>
      </form>
    </details>
  );
}
