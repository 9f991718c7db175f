import type { ReactNode } from 'react';
import styles from './studio.module.css';

export interface CycloramaProps {
  /** Goods are photographed without a background. */
  readonly light?: 'pale' | 'graphite';
  readonly name: string;
  readonly children: ReactNode;
}

/** The background of the studio, with a caption. */
export function Cyclorama({ light = 'pale', name, children }: CycloramaProps) {
  return (
    <figure className={styles.cyclorama} data-light={light}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
