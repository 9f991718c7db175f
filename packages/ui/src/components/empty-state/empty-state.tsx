import type { ReactNode } from 'react';
import { Wave } from '../wave/wave.tsx';
import type { EmptyArt } from './empty-art.ts';
import { EmptyDrawing } from './empty-drawing.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly art: EmptyArt;
  readonly title: string;
  readonly text?: string;
  /** One call to action. */
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Replaces an empty list: a line drawing, a sentence and a call to action. */
export function EmptyState({ art, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = tags[level];
  return (
    <div className={styles.state}>
      <div className={styles.drawing}>
        <EmptyDrawing art={art} />
        <Wave variant="flat" />
      </div>
      <Heading data-text="h3">{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
