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
  readonly actions?: ReactNode;
  /** Links beneath. */
  readonly children?: ReactNode;
  /** Popular goods beneath, where the shopper looked for goods. */
  readonly popularGoods?: boolean;
  readonly level?: 1 | 2 | 3;
}

/** Replaces an empty list: a line drawing, a sentence and one or two ways onward. */
export function EmptyState({ art, ...state }: EmptyStateProps) {
  return (
    <State
      {...state}
      art={
        <div className={styles.drawing}>
          <EmptyDrawing art={art} />
          <Wave variant="flat" />
        </div>
      }
    />
  );
}
