import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` is a line of words, `title` a heading, `block` fills its box, `control` is as high as a button. */
  readonly shape?: 'text' | 'title' | 'block' | 'square' | 'control';
  readonly width?: 'full' | 'long' | 'half' | 'short';
}

/** The place of something that is on its way. Silent: the loading is told by whoever draws the layout. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
