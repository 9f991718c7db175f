import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { ProductDetailView } from '../../screens/catalogue/product-detail/product-detail.states.ts';
import { artOf } from '../../views/art-of.ts';
import styles from './buy-bar.module.css';
import { CurrentPrice } from './current-price.tsx';
import { productBuyBoxMessages as messages } from './product-buy-box.messages.ts';

interface BuyBarProps extends Pick<ProductDetailView, 'goods' | 'flashEndsAtMs' | 'buy'> {
  readonly onBuyNow: () => void;
}

/** Picture, price and the buy button on wide screens, while the buttons of the buy box are scrolled away. */
export function BuyBar({ goods, flashEndsAtMs, buy, onBuyNow }: BuyBarProps) {
  const intl = useIntl();
  const isShown = useScrolledPast('buybtn');
  if (!isShown || goods.stock_count <= 0) return null;
  // A problem is shown at the buttons of the buy box.
  const hasProblem = buy.status === 'problem';
  return (
    <section className={styles.bar} aria-label={goods.name}>
      <div className={styles.content}>
        <span className={styles.picture}>
          <Picture art={artOf(goods)} src={goods.pic_index} sizes="6rem" />
        </span>
        <span className={styles.name}>{goods.name}</span>
        <CurrentPrice goods={goods} flashEndsAtMs={flashEndsAtMs} />
        <Button
          variant="accent"
          pending={buy.status === 'buying'}
          onClick={() => {
            if (hasProblem) document.getElementById('buybtn')?.scrollIntoView({ block: 'center' });
            else onBuyNow();
          }}
        >
          {intl.formatMessage(messages.buyNow)}
        </Button>
      </div>
    </section>
  );
}

/** Whether an element is above the part of the page that is visible. */
function useScrolledPast(id: string): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
}
