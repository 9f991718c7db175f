/** `light` to `deep` are shades of the goods' color; the others are the same for all goods. */
export type Tone = 'light' | 'base' | 'dark' | 'deep' | 'pad' | 'padDeep' | 'mic' | 'glow';

/** A flat polygon of a drawing; with `line`, a stroke of that width. */
export interface Facet {
  readonly tone: Tone;
  readonly d: string;
  readonly line?: number;
}
