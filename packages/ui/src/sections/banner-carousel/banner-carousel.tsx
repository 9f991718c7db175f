import type { Banner } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import type { Remote } from '../../remote.ts';
import { bannerCarouselMessages as messages } from './banner-carousel.messages.ts';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide.tsx';
import { HeroFacts } from './hero-facts.tsx';

export interface BannerCarouselProps {
  readonly banners: Remote<readonly Banner[]>;
  /** Marking 3: adds the banner's goods to the cart. */
  readonly onAdd: (banner: Banner) => void;
}

/** The banners at the top of the home page. Slides on request, within one second; no autoplay (spec §9). */
export function BannerCarousel({ banners, onAdd }: BannerCarouselProps) {
  const intl = useIntl();
  if (banners.status === 'ready' && banners.value.length === 0) return null;
  return (
    <div className={styles.hero} data-band="dark">
      {banners.status === 'ready' ? (
        <Carousel
          label={intl.formatMessage(messages.label)}
          variant="banner"
          items={banners.value.map((banner, index) => ({
            key: banner.id,
            content: <BannerSlide banner={banner} first={index === 0} onAdd={onAdd} />,
          }))}
        />
      ) : (
        <div className={styles.waiting}>
          {banners.status === 'loading' ? (
            <LoadingNote />
          ) : (
            <ErrorState failure={banners.failure} onRetry={banners.retry} />
          )}
        </div>
      )}
      <HeroFacts />
    </div>
  );
}
