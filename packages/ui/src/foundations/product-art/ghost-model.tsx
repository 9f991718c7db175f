import styles from './product-art.module.css';

/** The model's number as a faint shape, clipped by the picture's edge. */
export function GhostModel({ model }: { readonly model: string }) {
  return (
    <svg
      className={styles.ghost}
      viewBox="0 0 200 200"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <text x="-3" y="197" fontSize="58">
        {model}
      </text>
    </svg>
  );
}
