import type { ColourName } from '@signal-shop/sdk/contract';
import { Headset } from './headset.tsx';
import { Mouse } from './mouse.tsx';
import { Part } from './part.tsx';
import styles from './product-art.module.css';

/** `unknown` is drawn as a plain box: a kind that only a newer server knows. */
export type ArtKind = 'headset' | 'mouse' | 'unknown';

interface ProductArtProps {
  readonly kind: ArtKind;
  readonly colour: ColourName;
  /** The same name always gives the same drawing. */
  readonly model: string;
}

/** Goods drawn from flat bevelled faces in their own colour. Decorative: the name stands beside it. */
export function ProductArt({ kind, colour, model }: ProductArtProps) {
  return (
    <svg
      className={styles.art}
      data-goods-colour={colour}
      viewBox="0 0 200 200"
      aria-hidden="true"
      focusable="false"
    >
      {kind === 'headset' && <Headset model={model} />}
      {kind === 'mouse' && <Mouse model={model} />}
      {kind === 'unknown' && <Part name="parcel-closed" />}
    </svg>
  );
}
