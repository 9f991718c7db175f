import { points } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { DrawnGoods } from '../../views/art-of.ts';
import { artOf } from '../../views/art-of.ts';
import { altOfGoods } from '../../views/goods-alt.ts';
import { pointsBannerMessages as messages } from './points-banner.messages.ts';
import styles from './points-banner.module.css';

interface PointsBannerProps {
  /** Photographed beside the words; the band has the same size without it. */
  readonly goods?: (DrawnGoods & { readonly pic_index: string }) | undefined;
}

/** A link to the points store. */
export function PointsBanner({ goods }: PointsBannerProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const title = intl.formatMessage(messages.title);
  return (
    <section className={styles.band} data-notch="xl" data-band="dark" aria-label={title}>
      <div className={styles.ghost}>
        <GhostModel model={`+${points.signUp}`} />
      </div>
      {goods !== undefined && (
        <div className={styles.photo}>
          <Picture
            art={artOf(goods)}
            src={goods.pic_index}
            alt={altOfGoods(goods, intl)}
            variant="bare"
            sizes="34rem"
          />
        </div>
      )}
      <div className={styles.words}>
        <span className={styles.coin}>
          <Icon name="coins" size={32} />
        </span>
        <h2 data-text="h1">{title}</h2>
        <p className={styles.text} data-text="lead">
          {intl.formatMessage(messages.text)}
        </p>
        <ButtonLink size="l" iconEnd="forward" href={hrefs.pointStore}>
          {intl.formatMessage(messages.shopNow)}
        </ButtonLink>
      </div>
    </section>
  );
}
