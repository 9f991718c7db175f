import { useEffect, useState } from 'react';
import { usePage } from '../store/use-page.ts';
import styles from './page-header.module.css';
import { barCount, pulseBars } from './pulse-bars.ts';

const tickMs = 1000;
const highest = 20;

/** A live chart of the last minute's calls. */
export function Pulse() {
  const { beats } = usePage();
  const [nowMs, setNowMs] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);

  const latest = Math.max(nowMs, beats.at(-1)?.atMs ?? 0);
  return (
    <svg
      className={styles.pulse}
      viewBox={`0 0 ${barCount * 2} ${highest}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ground} d={`M0 ${highest - 0.5}H${barCount * 2}`} />
      {pulseBars(beats, latest).map(({ index, height, isWrong }) => (
        <rect
          key={index}
          className={styles.bar}
          data-wrong={isWrong || undefined}
          x={index * 2}
          y={highest - height * highest}
          width={1.4}
          height={height * highest}
        />
      ))}
    </svg>
  );
}
