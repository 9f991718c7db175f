import type { ReactNode } from 'react';
import { State } from '../state/state.tsx';
import { Wave } from '../wave/wave.tsx';
import type { EmptyArt } from './empty-art.ts';
import { EmptyDrawing } from './empty-drawing.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly art: EmptyArt;
  readonly title: string;
  readonly text?: string;
  /** One call to action, or two. */
  readonly action?: ReactNode;
  /** Goods or links beneath. */
  readonly children?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

/** Replaces an empty list: a line drawing, a sentence and one or two ways onward. */
export function EmptyState({ art, action, ...words }: EmptyStateProps) {
  return (
    <State
      {...words}
      mark={
        <div className={styles.drawing}>
          <EmptyDrawing art={art} />
          <Wave variant="flat" />
        </div>
      }
      actions={action}
    />
  );
}
