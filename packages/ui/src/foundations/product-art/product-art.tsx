// Foundations: tokens in use, icons and the drawings of goods.
// Any other folder may use them; they use intl only.
import type { ColourName } from '@signal-shop/sdk/contract';
import { Headset } from './headset.tsx';
import { Mouse } from './mouse.tsx';
import { Part } from './part.tsx';
import styles from './product-art.module.css';

/** `unknown`, for kinds that only newer servers know, is drawn as a plain box. */
export type ArtKind = 'headset' | 'mouse' | 'unknown';

interface ProductArtProps {
  readonly kind: ArtKind;
  readonly colour: ColourName;
}

/** The drawing of goods without a photograph. */
export interface GoodsArt extends ProductArtProps {
  /** In large letters behind the goods. */
  readonly model: string;
}

/** A drawing of goods from flat beveled polygons in their color. Decorative: the name is beside it. */
export function ProductArt({ kind, colour }: ProductArtProps) {
  return (
    <svg
      className={styles.art}
      data-goods-colour={colour}
      viewBox="0 0 200 200"
      aria-hidden="true"
      focusable="false"
    >
      {kind === 'headset' && <Headset />}
      {kind === 'mouse' && <Mouse />}
      {kind === 'unknown' && <Part name="parcel" />}
    </svg>
  );
}
