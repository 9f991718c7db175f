import { lowStockCount } from '@signal-shop/sdk/constants';
import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { ProductActionsContext } from '../../link/product-actions.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { LowestPrice } from '../price/lowest-price.tsx';
import { Price } from '../price/price.tsx';
import { Tag } from '../tag/tag.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { productCardMessages as messages } from './product-card.messages.ts';
import styles from './product-card.module.css';
import { tagOfGoods } from './tag-of-goods.ts';

interface ProductCardProps {
  readonly goods: GoodsSummary;
  readonly level?: 2 | 3;
  /** Four times as large, the name above the picture. */
  readonly feature?: boolean;
  /** Distinguishes these goods from others of the same name, such as their color. */
  readonly variantName?: string;
  /** Called when the pointer or the focus comes near, to prefetch the product page. */
  readonly onPrefetch?: () => void;
}

const tags = { 2: 'h2', 3: 'h3' } as const;

/** A product card: one link, with the action buttons above it. */
export function ProductCard({
  goods,
  level = 3,
  feature = false,
  variantName = '',
  onPrefetch,
}: ProductCardProps) {
  const [isNear, setNear] = useState(false);
  const { Anchor, hrefs } = useLinks();
  const Heading = tags[level];
  const Tools = use(ProductActionsContext);
  const tag = tagOfGoods(goods);

  function approach(): void {
    setNear(true);
    onPrefetch?.();
  }

  return (
    <article
      className={styles.card}
      data-feature={feature || undefined}
      data-sold-out={goods.stock_count <= 0 || undefined}
    >
      <div className={styles.stage}>
        <Picture goods={goods} src={goods.pic_index} ghost />
        {isNear && goods.hover_pic && (
          <img
            className={styles.second}
            {...pictureSources(goods.hover_pic)}
            sizes="20rem"
            alt=""
            onLoad={({ currentTarget }) => {
              currentTarget.dataset.loaded = '';
            }}
          />
        )}
        {tag !== null && (
          <span className={styles.tag}>
            <Tag tag={tag} />
          </span>
        )}
      </div>
      <Heading className={styles.name} data-text="h4">
        <Anchor
          className={styles.link}
          href={hrefs.goods(goods.goods_id)}
          preview={goods}
          onPointerEnter={approach}
          onFocus={approach}
        >
          {goods.name}
        </Anchor>
      </Heading>
      <p className={styles.meta}>
        {variantName && `${variantName} · `}
        <Stock goods={goods} />
      </p>
      <div className={styles.foot}>
        <Price kind="money" amount={goods.goods_price} original={goods.original_price} />
        <Rating goods={goods} />
        <LowestPrice price={goods.lowest_price_30_days} />
      </div>
      {Tools !== null && <Tools goodsId={goods.goods_id} name={goods.name} variant="card" />}
    </article>
  );
}

function Stock({ goods }: { readonly goods: GoodsSummary }) {
  const intl = useIntl();
  if (goods.stock_count <= 0) return intl.formatMessage(messages.soldOut);
  if (goods.stock_count > lowStockCount) return goods.goods_desc;
  return (
    <strong className={styles.low}>
      {intl.formatMessage(messages.lowStock, { count: goods.stock_count })}
    </strong>
  );
}

function Rating({ goods }: { readonly goods: GoodsSummary }) {
  const intl = useIntl();
  if (goods.comment_count === 0) return null;
  return (
    <span className={styles.rating}>
      <Icon name="star" size={16} />
      <span aria-hidden="true">
        {intl.formatNumber(goods.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </span>
      <VisuallyHidden>{intl.formatMessage(messages.rating, { rating: goods.rating })}</VisuallyHidden>
    </span>
  );
}
