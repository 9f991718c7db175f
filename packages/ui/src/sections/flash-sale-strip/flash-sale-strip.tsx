import type { FlashSaleList } from '@signal-shop/sdk/contract';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { FlashSaleCard } from '../../components/flash-sale-card/flash-sale-card.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { ProductCardSkeleton } from '../../components/product-card/product-card-skeleton.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { FlashSaleState } from '../../screens/home/home/home.states.ts';
import { flashSaleStripMessages as messages } from './flash-sale-strip.messages.ts';
import styles from './flash-sale-strip.module.css';
import { useNearViewport } from './use-near-viewport.ts';

export interface FlashSaleStripProps {
  readonly state: FlashSaleState;
}

/** One visible card and part of the next. */
const firstGoods = 2;

type TimedFlashSaleList = FlashSaleList & { readonly endsAtMs: number };

/** The open flash sale with its countdown and goods; renders nothing while none is open (spec §4). */
export function FlashSaleStrip({ state }: FlashSaleStripProps) {
  if (state.status === 'off') return null;
  if (state.status === 'loading') return <Waiting />;
  const lists = state.lists.filter((list) => list.goods.length > 0);
  return lists.length === 0 ? null : <Bands lists={lists} />;
}

/** Renders the first band immediately and the others deferred: only the first can be in the initial viewport. */
function Bands({ lists }: { readonly lists: readonly TimedFlashSaleList[] }) {
  const { element: bands, isNear, wasDrawn } = useNearViewport();
  // On a return to the page, all bands render at once, because scroll restoration needs the final height.
  const isFirstPainted = useDeferredValue(true, wasDrawn);
  return (
    <div ref={bands} id="flash-sale" className={styles.bands}>
      {lists.slice(0, isFirstPainted ? lists.length : 1).map((list, index) => (
        <Band key={`${index} ${list.title}`} list={list} isNear={isNear} />
      ))}
    </div>
  );
}

interface BandProps {
  readonly list: TimedFlashSaleList;
  /** Before, only the first cards render; the others are empty slots of the same size. */
  readonly isNear: boolean;
}

function Band({ list, isNear }: BandProps) {
  const intl = useIntl();
  const title = list.title === '' ? intl.formatMessage(messages.title) : list.title;
  return (
    <div className={styles.band} data-notch="xl">
      <Carousel
        label={title}
        view="four"
        autoplay
        head={
          <div className={styles.head}>
            <div className={styles.title}>
              <h2 data-text="h2">{title}</h2>
              <p className={styles.note}>{intl.formatMessage(messages.note)}</p>
            </div>
            <Countdown endsAtMs={list.endsAtMs} />
          </div>
        }
        items={list.goods.map((item, index) => ({
          key: item.id,
          content: (isNear || index < firstGoods) && <FlashSaleCard item={item} endsAtMs={list.endsAtMs} />,
        }))}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.band} data-notch="xl">
      <div className={styles.head}>
        <div className={styles.title}>
          <Skeleton variant="title" width="long" />
          <LoadingNote />
        </div>
      </div>
      <div className={styles.waiting}>
        {[1, 2, 3, 4].map((slot) => (
          <ProductCardSkeleton key={slot} />
        ))}
      </div>
    </div>
  );
}
