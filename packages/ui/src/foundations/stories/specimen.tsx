import type { ReactNode } from 'react';
import styles from './specimen.module.css';

interface SpecimenProps {
  /** Arrangement of the children. */
  readonly layout?: 'row' | 'grid' | 'cards' | 'stack' | 'narrow';
  readonly children: ReactNode;
}

/** Arranges children in a story; not part of the shop. */
export function Specimen({ layout = 'row', children }: SpecimenProps) {
  return (
    <div className={styles.specimen} data-layout={layout}>
      {children}
    </div>
  );
}

/** A child with a caption. */
export function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className={styles.named}>
      {children}
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  );
}

/** A dark band as in a banner. */
export function DarkBand({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.band} data-band="dark">
      {children}
    </div>
  );
}
