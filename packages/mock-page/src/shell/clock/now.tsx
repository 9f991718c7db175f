import type { SessionReading } from '@signal-shop/mock-server/control';
import { useEffect, useState } from 'react';
import { virtualNow } from '../../store/page-state.ts';
import styles from './now.module.css';

const tickMs = 250;

interface NowProps {
  readonly reading: SessionReading | null;
  /** When the reading's clock was correct, by the machine's clock. */
  readonly readAt: number;
}

/** The virtual time, live. */
export function Now({ reading, readAt }: NowProps) {
  const [machineMs, setMachineMs] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setMachineMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);

  const now = virtualNow({ reading, readAt }, Math.max(machineMs, readAt));
  if (now === null) return <p className={styles.now}>…</p>;
  const text = new Date(now).toISOString();
  return (
    <p className={styles.now}>
      <time dateTime={text}>
        {text.slice(0, 10)} <span className={styles.hour}>{text.slice(11, 19)}</span>{' '}
        <span className={styles.zone}>UTC</span>
      </time>
    </p>
  );
}
