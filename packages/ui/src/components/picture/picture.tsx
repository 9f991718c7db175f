import type { ColourName } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import type { ArtKind } from '../../foundations/product-art/product-art.tsx';
import { ProductArt } from '../../foundations/product-art/product-art.tsx';
import styles from './picture.module.css';

/** What is needed to draw goods that have no photograph. */
export interface DrawnGoods {
  readonly goods_kind: ArtKind;
  readonly goods_color: ColourName;
  readonly goods_unit: string;
}

interface PictureProps {
  readonly goods: DrawnGoods;
  /** Address of a photograph; '' while there is none. */
  readonly src?: string;
  /** '' where the name stands beside the picture. */
  readonly alt?: string;
  /** The first picture of a page, loaded before everything else. */
  readonly priority?: boolean;
  readonly ghost?: boolean;
  /** `stage` is a tinted square; `bare` has no stage of its own and fills its box. */
  readonly look?: 'stage' | 'bare';
}

/** Goods on their tinted stage: the photograph when there is one that loads, the drawing otherwise, pale where one failed. */
export function Picture(props: PictureProps) {
  const { goods, src = '', alt = '', priority = false, ghost = false, look = 'stage' } = props;
  const [brokenSrc, setBrokenSrc] = useState('');
  const broken = src !== '' && src === brokenSrc;
  const drawn = src === '' || broken;
  const meaning = drawn && alt !== '' ? { role: 'img', 'aria-label': alt } : {};
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
      {drawn ? (
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
