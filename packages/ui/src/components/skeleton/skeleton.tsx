import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` is a line of text, `title` a heading, `block` fills its box, `control` is as high as a button. */
  readonly variant?: 'text' | 'title' | 'block' | 'square' | 'control';
  readonly width?: 'full' | 'long' | 'half' | 'short';
}

/** A placeholder for loading content. Hidden from screen readers: the parent announces the loading. */
export function Skeleton({ variant = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-skeleton=""
      data-variant={variant}
      data-width={width}
      aria-hidden="true"
    />
  );
}
