import type { Banner } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import type { Remote } from '../../remote.ts';
import { bannerCarouselMessages as messages } from './banner-carousel.messages.ts';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide.tsx';

export interface BannerCarouselProps {
  readonly banners: Remote<readonly Banner[]>;
  /** Marking 3: adds the banner's goods to the cart. */
  readonly onAdd: (banner: Banner) => void;
}

/** The banners at the top of the home page. Slides on request, within one second; no autoplay (spec §9). */
export function BannerCarousel({ banners, onAdd }: BannerCarouselProps) {
  const intl = useIntl();
  if (banners.status === 'loading') {
    return (
      <div className={styles.stage} data-notch="xl">
        <div className={styles.waiting} data-band="dark">
          <LoadingNote />
        </div>
      </div>
    );
  }
  if (banners.status === 'failed') {
    return (
      <div className={styles.stage} data-notch="xl">
        <div className={styles.waiting} data-band="dark">
          <ErrorState failure={banners.failure} onRetry={banners.retry} />
        </div>
      </div>
    );
  }
  if (banners.value.length === 0) return null;
  return (
    <div className={styles.stage} data-notch="xl">
      <div className={styles.band} data-band="dark">
        <Carousel
          label={intl.formatMessage(messages.label)}
          view="one"
          items={banners.value.map((banner, index) => ({
            key: banner.id,
            content: <BannerSlide banner={banner} first={index === 0} onAdd={onAdd} />,
          }))}
        />
      </div>
    </div>
  );
}
