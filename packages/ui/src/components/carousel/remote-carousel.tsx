import type { ReactNode } from 'react';
import type { Remote } from '../../remote.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import type { CarouselItem } from './carousel.tsx';
import { Carousel } from './carousel.tsx';
import styles from './remote-carousel.module.css';

interface RemoteCarouselProps<Item> {
  readonly title: string;
  /** One text in a row by default. */
  readonly perView?: { readonly m: 2; readonly l: 3 };
  readonly values: Remote<readonly Item[]>;
  /** The content of one skeleton card. */
  readonly skeleton: ReactNode;
  readonly itemOf: (item: Item) => CarouselItem;
}

/** A titled carousel of cards from the shop, with its skeleton and its failure. */
export function RemoteCarousel<Item>({
  title,
  perView,
  values,
  skeleton,
  itemOf,
}: RemoteCarouselProps<Item>) {
  const head = <SectionTitle title={title} />;
  if (values.status === 'ready') {
    return (
      <Carousel
        variant="texts"
        label={title}
        head={head}
        items={values.value.map(itemOf)}
        perView={perView}
      />
    );
  }
  return (
    <>
      <div className={styles.head}>{head}</div>
      {values.status === 'failed' ? (
        <ErrorState failure={values.failure} onRetry={values.retry} level={3} />
      ) : (
        <div
          className={styles.row}
          data-per-view-m={perView?.m}
          data-per-view-l={perView?.l}
          aria-hidden="true"
        >
          {skeleton}
          {skeleton}
          {skeleton}
        </div>
      )}
    </>
  );
}
