import type { FlashSaleList } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { FlashSaleCard } from '../../components/flash-sale-card/flash-sale-card.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { ProductCardSkeleton } from '../../components/product-card/product-card-skeleton.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { FlashSaleState } from '../../screens/home/home/home.states.ts';
import { flashSaleCardOf } from '../../views/flash-sale-card-of.ts';
import { flashSaleStripMessages as messages } from './flash-sale-strip.messages.ts';
import styles from './flash-sale-strip.module.css';

export interface FlashSaleStripProps {
  readonly state: FlashSaleState;
  /** In place of the lists after the first, which are below the first screen of a phone. */
  readonly later?: ReactNode;
}

type TimedFlashSaleList = FlashSaleList & { readonly endsAtMs: number };

/** The open flash sale with one clock for each of its lists; renders nothing while none is open (spec §4). */
export function FlashSaleStrip({ state, later }: FlashSaleStripProps) {
  if (state.status === 'off') return null;
  if (state.status === 'loading') return <Waiting />;
  const [first, ...others] = filledLists(state);
  if (first === undefined) return null;
  return (
    <div id="flash-sale" className={styles.lists}>
      <List list={first} isFirst />
      {others.length > 0 && (later ?? <LaterFlashSaleLists state={state} />)}
    </div>
  );
}

/** The lists of the open flash sale after the first. */
export function LaterFlashSaleLists({ state }: { readonly state: FlashSaleState }) {
  const [, ...lists] = filledLists(state);
  return lists.map((list, index) => <List key={`${index} ${list.title}`} list={list} isFirst={false} />);
}

function filledLists(state: FlashSaleState): readonly TimedFlashSaleList[] {
  return state.status === 'on' ? state.lists.filter((list) => list.goods.length > 0) : [];
}

interface ListProps {
  readonly list: TimedFlashSaleList;
  /** The first list has large pictures; the others follow as slim rows. */
  readonly isFirst: boolean;
}

function List({ list, isFirst }: ListProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const title = list.title === '' ? intl.formatMessage(messages.title) : list.title;
  return (
    <div className={styles.list}>
      <Carousel
        label={title}
        variant="cards"
        perView={{ m: 3, l: 4 }}
        autoplay
        head={
          <div className={styles.head}>
            <h2 data-text={isFirst ? 'h2' : 'h3'}>{title}</h2>
            <p className={styles.clock} data-text="price">
              <Countdown endsAtMs={list.endsAtMs} variant="compact" />
            </p>
            {isFirst && <p className={styles.note}>{intl.formatMessage(messages.note)}</p>}
          </div>
        }
        items={list.goods.map((item) => ({
          key: item.id,
          content: <FlashSaleCard {...flashSaleCardOf(item, hrefs)} endsAtMs={list.endsAtMs} isClockAbove />,
        }))}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <Skeleton variant="title" width="half" />
        <LoadingNote />
      </div>
      <div className={styles.waiting}>
        {[1, 2, 3, 4].map((slot) => (
          <ProductCardSkeleton key={slot} />
        ))}
      </div>
    </div>
  );
}
