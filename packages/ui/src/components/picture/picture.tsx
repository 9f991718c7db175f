import type { ColourName } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import type { ArtKind } from '../../foundations/product-art/product-art.tsx';
import { ProductArt } from '../../foundations/product-art/product-art.tsx';
import styles from './picture.module.css';

/** The properties of goods that the drawing depends on. */
export interface DrawnGoods {
  readonly goods_kind: ArtKind;
  readonly goods_color: ColourName;
  readonly goods_unit: string;
}

interface PictureProps {
  readonly goods: DrawnGoods;
  /** URL of a photograph; '' for none. */
  readonly src?: string;
  /** '' where the name is beside the picture. */
  readonly alt?: string;
  /** The largest picture of the first viewport: loads with high priority. */
  readonly priority?: boolean;
  readonly ghost?: boolean;
  /** `stage` is a tinted square; `bare` has no background and fills its box. */
  readonly look?: 'stage' | 'bare';
}

/** Goods on a tinted background: the photograph, or a drawing; a pale one if the photograph failed to load. */
export function Picture(props: PictureProps) {
  const { goods, src = '', alt = '', priority = false, ghost = false, look = 'stage' } = props;
  const [brokenSrc, setBrokenSrc] = useState('');
  const broken = src !== '' && src === brokenSrc;
  const isDrawing = src === '' || broken;
  const meaning = isDrawing && alt !== '' ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span
      className={styles.picture}
      data-look={look}
      data-goods-colour={goods.goods_color}
      data-broken={broken || undefined}
      {...meaning}
    >
      {ghost && (
        <span className={styles.ghost}>
          <GhostModel model={goods.goods_unit} />
        </span>
      )}
      {isDrawing ? (
        <span className={styles.art}>
          <ProductArt kind={goods.goods_kind} colour={goods.goods_color} model={goods.goods_unit} />
        </span>
      ) : (
        <img
          className={styles.photo}
          src={src}
          alt={alt}
          width={640}
          height={640}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          onError={() => setBrokenSrc(src)}
        />
      )}
    </span>
  );
}
