import type { FlashSaleList } from '@signal-shop/sdk/contract';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { FlashSaleCard } from '../../components/flash-sale-card/flash-sale-card.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { ProductCardSkeleton } from '../../components/product-card/product-card-skeleton.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { FlashSaleState } from '../../screens/home/home.states.ts';
import { flashSaleStripMessages as messages } from './flash-sale-strip.messages.ts';
import styles from './flash-sale-strip.module.css';
import { useNear } from './use-near.ts';

export interface FlashSaleStripProps {
  readonly state: FlashSaleState;
}

/** One in view and the beginning of the next. */
const firstGoods = 2;

type TimedFlashSaleList = FlashSaleList & { readonly endsAtMs: number };

/** The open sale with its clock and its goods; nothing at all while none is open (spec §4). */
export function FlashSaleStrip({ state }: FlashSaleStripProps) {
  if (state.status === 'off') return null;
  if (state.status === 'loading') return <Waiting />;
  const lists = state.lists.filter((list) => list.goods.length > 0);
  return lists.length === 0 ? null : <Bands lists={lists} />;
}

/** One band after the other: only the first can be in the first view, and it does not wait for what is below. */
function Bands({ lists }: { readonly lists: readonly TimedFlashSaleList[] }) {
  const { place: bands, isNear, wasDrawn } = useNear();
  // Who comes back to the page finds it as long as it was, and so the place where it was left.
  const isFirstPainted = useDeferredValue(true, wasDrawn);
  return (
    <div ref={bands} id="flash-sale" className={styles.bands}>
      {lists.slice(0, isFirstPainted ? lists.length : 1).map((list, place) => (
        <Band key={`${place} ${list.title}`} list={list} isNear={isNear} />
      ))}
    </div>
  );
}

interface BandProps {
  readonly list: TimedFlashSaleList;
  /** Before, only the first of its goods are drawn; the others have their place already. */
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
        items={list.goods.map((item, place) => ({
          key: item.id,
          content: (isNear || place < firstGoods) && <FlashSaleCard item={item} endsAtMs={list.endsAtMs} />,
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
          <Skeleton shape="title" width="long" />
          <LoadingNote />
        </div>
      </div>
      <div className={styles.waiting}>
        {[1, 2, 3, 4].map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
