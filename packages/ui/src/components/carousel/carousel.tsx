import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/icon-button.tsx';
import { carouselMessages as messages } from './carousel.messages.ts';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

export interface CarouselItem {
  readonly key: string | number;
  readonly content: ReactNode;
}

interface SlidesPerView {
  readonly m: 2 | 3;
  readonly l: 3 | 4;
}

interface CarouselProps {
  readonly label: string;
  /** `banner` fills the row and has its arrows over the slide; `cards` aligns the parts of product cards. */
  readonly variant: 'banner' | 'cards' | 'texts';
  /** Slides in view from 769 px (`m`) and from 992 px (`l`); one on smaller screens, and everywhere by default. */
  readonly perView?: SlidesPerView | undefined;
  /** Keeps part of the second slide visible on small screens. */
  readonly peek?: boolean;
  /** Advances three seconds after the last movement, with a pause button; disabled under reduced motion. */
  readonly autoplay?: boolean;
  /** The slides contain nothing focusable, so the row itself must be scrollable by keyboard; implied by `texts`. */
  readonly focusable?: boolean;
  /** The section's title, on the same line as the arrows. */
  readonly head?: ReactNode;
  readonly items: readonly CarouselItem[];
}

/** A horizontally scrolling row: by touch, by its arrows, or automatically. */
export function Carousel({
  label,
  variant,
  perView,
  peek = false,
  autoplay = false,
  focusable = variant === 'texts',
  head,
  items,
}: CarouselProps) {
  const intl = useIntl();
  const { row, position, playing, go, toggle, hold } = useCarousel(
    autoplay,
    items.length > (perView?.l ?? 1),
  );
  return (
    <section
      className={styles.carousel}
      aria-roledescription={intl.formatMessage(messages.carousel)}
      aria-label={label}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {(head !== undefined || position.overflowing) && (
        <div className={styles.top}>
          {head !== undefined && <div className={styles.head}>{head}</div>}
          {position.overflowing && (
            <div className={styles.controls} data-variant={variant}>
              {variant === 'banner' && (
                <span className={styles.place} aria-hidden="true">
                  {`0${position.index + 1}/0${items.length}`}
                </span>
              )}
              {autoplay && (
                <IconButton
                  icon={playing ? 'pause' : 'play'}
                  label={intl.formatMessage(playing ? messages.pause : messages.play)}
                  onClick={toggle}
                />
              )}
              <IconButton icon="left" label={intl.formatMessage(messages.previous)} onClick={() => go(-1)} />
              <IconButton icon="right" label={intl.formatMessage(messages.next)} onClick={() => go(1)} />
            </div>
          )}
        </div>
      )}
      <ul
        className={styles.row}
        data-variant={variant}
        data-peek={peek || undefined}
        data-per-view-m={perView?.m}
        data-per-view-l={perView?.l}
        ref={row}
        aria-live={playing ? 'off' : 'polite'}
        tabIndex={focusable ? 0 : undefined}
      >
        {items.map((item, index) => (
          <li
            key={item.key}
            className={styles.slide}
            aria-label={intl.formatMessage(messages.slide, { place: index + 1, count: items.length })}
          >
            {item.content}
          </li>
        ))}
      </ul>
    </section>
  );
}
