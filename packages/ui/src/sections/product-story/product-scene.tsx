import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { useState } from 'react';
import { placeholderColor } from '../../placeholder-color.ts';
import styles from './product-scene.module.css';

/** The goods in use: on a desk, or worn. Renders nothing if the picture fails. */
export function ProductScene({ scene: { pic, text } }: Required<Pick<GoodsDetail, 'scene'>>) {
  const [brokenSrc, setBrokenSrc] = useState('');
  if (pic === '' || pic === brokenSrc) return null;
  return (
    <img
      className={styles.scene}
      data-notch="xl"
      ref={placeholderColor(pic)}
      {...pictureSources(pic)}
      sizes="auto, (width >= 992px) 53rem, 100vw"
      alt={text}
      width={960}
      height={720}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(pic)}
    />
  );
}
