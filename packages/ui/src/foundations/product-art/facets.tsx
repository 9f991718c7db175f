import styles from './product-art.module.css';

/** `light` to `deep` are steps of the goods' own colour; the others are the same on all goods. */
export type Tone =
  | 'light'
  | 'base'
  | 'dark'
  | 'deep'
  | 'pad'
  | 'padDeep'
  | 'mic'
  | 'steel'
  | 'cable'
  | 'seam'
  | 'glow';

/** One flat face of a drawing; with `line`, a stroke of that width instead. */
export interface Facet {
  readonly tone: Tone;
  readonly d: string;
  readonly line?: number;
}

export function Facets({ facets }: { readonly facets: readonly Facet[] }) {
  return facets.map((facet) => (
    <path
      key={`${facet.tone} ${facet.d}`}
      className={facet.line === undefined ? styles.face : styles.line}
      data-tone={facet.tone}
      d={facet.d}
      strokeWidth={facet.line}
    />
  ));
}
