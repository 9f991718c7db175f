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

interface CarouselProps {
  readonly label: string;
  /**
   * `one` fills the row; `four` shows four from 992 px, three from 769 px and one below; `cards` keeps part of a
   * second card visible on small screens; `three` and `quote`, with one in a row, are for text.
   */
  readonly view: 'one' | 'four' | 'cards' | 'three' | 'quote';
  /** Advances three seconds after the last movement, with a pause button; disabled under reduced motion. */
  readonly autoplay?: boolean;
  /** The slides contain nothing focusable, so the row itself must be scrollable by keyboard; implied by `three` and `quote`. */
  readonly texts?: boolean;
  /** The section's title, on the same line as the arrows. */
  readonly head?: ReactNode;
  readonly items: readonly CarouselItem[];
}

/** A horizontally scrolling row: by touch, by its arrows, or automatically. */
export function Carousel({
  label,
  view,
  autoplay = false,
  texts = view === 'three' || view === 'quote',
  head,
  items,
}: CarouselProps) {
  const intl = useIntl();
  const { row, position, playing, go, toggle, hold } = useCarousel(autoplay);
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
            <div className={styles.controls} data-view={view}>
              {view === 'one' && (
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
        data-view={view}
        ref={row}
        aria-live={playing ? 'off' : 'polite'}
        tabIndex={texts ? 0 : undefined}
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
