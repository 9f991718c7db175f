import styles from './post-card.module.css';

const rows = [28, 44, 60, 76] as const;

/** Replaces a missing picture: a waveform whose amplitude depends on the post's id. */
export function PostCover({ id }: { readonly id: number }) {
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {rows.map((y, row) => {
        const peak = 4 + ((id * 7 + row * 5) % 5) * 3;
        const at = 30 + ((id * 13 + row * 29) % 70);
        return (
          <path
            key={y}
            data-lit={row === id % rows.length || undefined}
            d={`M-4 ${y}H${at}l5 -${peak}l6 ${peak * 2}l6 -${peak * 2.6}l7 ${peak * 2.4}l5 -${peak * 0.8}H164`}
          />
        );
      })}
    </svg>
  );
}
