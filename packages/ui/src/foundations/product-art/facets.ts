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
