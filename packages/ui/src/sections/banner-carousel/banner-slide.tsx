import type { Banner } from '@signal-shop/sdk/contract';
import { BannerMarking, BannerType } from '@signal-shop/sdk/contract';
import type { PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import { altOfGoods } from '../../views/goods-alt.ts';
import { bannerCarouselMessages as messages } from './banner-carousel.messages.ts';
import styles from './banner-slide.module.css';

interface BannerSlideProps {
  readonly banner: Banner;
  /** The first banner is the largest contentful paint: its picture loads with high priority. */
  readonly first: boolean;
  readonly onAdd: (banner: Banner) => void;
}

/** A banner: headline, goods and actions. */
export function BannerSlide({ banner, first, onAdd }: BannerSlideProps) {
  const intl = useIntl();
  return (
    <article className={styles.slide} onPointerMove={turn} onPointerLeave={turnBack}>
      <div className={styles.ghost}>
        <GhostModel model={banner.goods_unit} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} data-text="hero">
          {banner.title}
        </h2>
        <p className={styles.remark} data-text="lead">
          {banner.remark}
        </p>
        <div className={styles.actions}>
          <Actions banner={banner} onAdd={onAdd} />
        </div>
      </div>
      <div className={styles.show}>
        {banner.type === BannerType.video && banner.video !== '' ? (
          <video
            className={styles.video}
            src={banner.video}
            poster={banner.url === '' ? undefined : banner.url}
            width={1280}
            height={720}
            controls
            muted
            playsInline
            preload="none"
            aria-label={banner.title}
          />
        ) : (
          <Picture
            art={artOf(banner)}
            src={banner.url}
            alt={altOfGoods(banner, intl)}
            variant="bare"
            priority={first}
            sizes="(width >= 769px) min(48rem, 54vw), (width >= 24rem) min(24rem, 62vw), 54vw"
          />
        )}
      </div>
    </article>
  );
}

/** Turns the product a little toward the mouse; the style sheet leaves it still for those who want less motion. */
function turn({ currentTarget, pointerType, clientX }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse')
    currentTarget.style.setProperty('--turn', String(clientX / window.innerWidth - 0.5));
}

function turnBack({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.style.removeProperty('--turn');
}

function Actions({ banner, onAdd }: Pick<BannerSlideProps, 'banner' | 'onAdd'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const goods = hrefs.goods(banner.goods_id);
  const detail = banner.link === '' ? goods : banner.link;
  const details = intl.formatMessage(messages.details);
  if (banner.marking === BannerMarking.detail) {
    return (
      <ButtonLink variant="accent" iconEnd="forward" href={detail}>
        {details}
      </ButtonLink>
    );
  }
  return (
    <>
      {banner.marking === BannerMarking.buyNow ? (
        <ButtonLink variant="accent" href={`${detail}#buybtn`}>
          {intl.formatMessage(messages.buyNow)}
        </ButtonLink>
      ) : (
        <Button variant="accent" onClick={() => onAdd(banner)}>
          {intl.formatMessage(messages.addToCart)}
        </Button>
      )}
      <ButtonLink variant="secondary" href={goods}>
        {details}
      </ButtonLink>
    </>
  );
}
