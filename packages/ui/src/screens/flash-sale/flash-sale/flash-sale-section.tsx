import type { FlashSaleItem } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { Countdown } from '../../../components/countdown/countdown.tsx';
import { useRestSeconds } from '../../../components/countdown/use-rest-seconds.ts';
import { FlashSaleCard } from '../../../components/flash-sale-card/flash-sale-card.tsx';
import { hasLoneCard, ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import { SectionTitle } from '../../../components/section-title/section-title.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { flashSaleCardOf } from '../../../views/flash-sale-card-of.ts';
import { flashSaleMessages as messages } from './flash-sale.messages.ts';
import type { FlashSaleScreenProps, TimedFlashSaleList } from './flash-sale.states.ts';
import styles from './flash-sale-section.module.css';

interface FlashSaleSectionProps extends Pick<FlashSaleScreenProps, 'buying' | 'onBuy' | 'onTurn'> {
  readonly list: TimedFlashSaleList;
  /** Whether the clock of the list is at the head of the page. */
  readonly isClockAbove: boolean;
}

/** Goods with a common end and countdown. After it they stay listed at their regular price. */
export function FlashSaleSection({ list, isClockAbove, buying, onBuy, onTurn }: FlashSaleSectionProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const titleId = useId();
  const feature = hasLoneCard(list.goods.length);
  const isOver = useRestSeconds(list.endsAtMs, onTurn) === 0;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <SectionTitle
        id={titleId}
        title={list.title}
        action={
          isOver ? (
            <strong className={styles.over}>{intl.formatMessage(messages.listEnded)}</strong>
          ) : (
            !isClockAbove && (
              <span className={styles.clock}>
                <Countdown endsAtMs={list.endsAtMs} variant="compact" />
              </span>
            )
          )
        }
      />
      <ProductGrid rows={5} feature={feature}>
        {list.goods.map((item, index) => (
          <FlashSaleCard
            key={item.id}
            {...flashSaleCardOf(item, hrefs)}
            endsAtMs={isOver ? null : list.endsAtMs}
            isClockAbove
            feature={feature && index === 0}
            action={<Buy item={item} isOver={isOver} buying={buying} onBuy={onBuy} />}
          />
        ))}
      </ProductGrid>
    </section>
  );
}

interface BuyProps extends Pick<FlashSaleSectionProps, 'buying' | 'onBuy'> {
  readonly item: FlashSaleItem;
  readonly isOver: boolean;
}

function Buy({ item, isOver, buying, onBuy }: BuyProps) {
  const intl = useIntl();
  const isGone = item.seckill_count <= 0;
  if (isOver || isGone) {
    return (
      <Button variant="secondary" size="s" width="full" disabled>
        {intl.formatMessage(isGone ? messages.soldOut : messages.listEnded)}
      </Button>
    );
  }
  return (
    <Button size="s" width="full" pending={buying === item.id} onClick={() => onBuy(item)}>
      {intl.formatMessage(messages.buy)}
    </Button>
  );
}
