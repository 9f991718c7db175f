import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { placeholderColor } from '../../placeholder-color.ts';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import styles from './product-scene.module.css';

/** Width, height and place of each picture. */
const shapes = {
  use: { width: 960, height: 720, sizes: 'auto, (width >= 992px) 53rem, 100vw' },
  box: { width: 960, height: 960, sizes: 'auto, (width >= 992px) 26rem, 100vw' },
};

interface ProductSceneProps {
  readonly scene: NonNullable<GoodsDetail['scene' | 'box']>;
  readonly variant?: keyof typeof shapes;
}

/** The goods in use, on a desk or worn, or everything in their box. Renders nothing if the picture fails. */
export function ProductScene({ scene: { pic, text }, variant = 'use' }: ProductSceneProps) {
  const { isBroken, reportBroken } = useBrokenPictures();
  if (isBroken(pic)) return null;
  return (
    <img
      className={styles.scene}
      data-notch="xl"
      data-variant={variant}
      ref={placeholderColor(pic)}
      {...pictureSources(pic)}
      {...shapes[variant]}
      alt={text}
      loading="lazy"
      decoding="async"
      onError={() => reportBroken(pic)}
    />
  );
}
