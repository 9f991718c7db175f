import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { useIntl } from 'react-intl';
import { Picture } from '../../components/picture/picture.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import { placeholderColor } from '../../placeholder-color.ts';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import type { DrawnGoods } from '../../views/art-of.ts';
import { artOf } from '../../views/art-of.ts';
import { altOfGoods } from '../../views/goods-alt.ts';
import styles from './popup-stage.module.css';

interface PopupStageProps {
  readonly goods: DrawnGoods;
  /** URL of a picture; the goods are drawn instead when it is '' or fails to load. */
  readonly src: string;
  /** `cover` for a scene, which may lose its edges; goods stay whole. */
  readonly fit?: 'contain' | 'cover';
}

/** The dark area at the top of a popup. A scene is decorative: it is the background of the offer below it. */
export function PopupStage({ goods, src, fit = 'contain' }: PopupStageProps) {
  const intl = useIntl();
  const alt = altOfGoods(goods, intl);
  const { isBroken, reportBroken } = useBrokenPictures();
  if (!isBroken(src)) {
    return (
      <div className={styles.stage}>
        <img
          className={styles.photo}
          ref={placeholderColor(src)}
          data-fit={fit}
          {...pictureSources(src)}
          sizes="20rem"
          alt={fit === 'cover' ? '' : alt}
          aria-hidden={fit === 'cover'}
          width={640}
          height={320}
          decoding="async"
          onError={() => reportBroken(src)}
        />
      </div>
    );
  }
  return (
    <div className={styles.stage} data-goods-colour={goods.goods_color}>
      <div className={styles.ghost} data-band="dark">
        <GhostModel model={goods.goods_unit} />
      </div>
      <div className={styles.goods} data-band="dark">
        <Picture art={artOf(goods)} alt={alt} variant="bare" />
      </div>
    </div>
  );
}
