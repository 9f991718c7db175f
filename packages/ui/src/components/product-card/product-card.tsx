import { lowStockCount } from '@signal-shop/sdk/constants';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LinkProps } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { ProductActionsContext } from '../../link/product-actions.ts';
import { ColorDots } from '../color-swatches/color-dots.tsx';
import type { ColorOption } from '../color-swatches/color-option.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { LowestPrice } from '../price/lowest-price.tsx';
import { Price } from '../price/price.tsx';
import type { TagContent } from '../tag/tag.tsx';
import { Tag } from '../tag/tag.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { GoodsFace } from './goods-face.ts';
import { productCardMessages as messages } from './product-card.messages.ts';
import styles from './product-card.module.css';
import head from './product-card-head.module.css';

/** Goods on a card. */
export interface ProductCardGoods extends GoodsFace {
  /** Identifies the goods for the action buttons. */
  readonly id: number;
  /** The goods that the product page shows while it loads. */
  readonly preview?: LinkProps['preview'];
  /** URL of a second photograph, shown on hover. */
  readonly hoverPicture?: string | undefined;
  readonly description: string;
  readonly stock: number;
  readonly price: number;
  readonly originalPrice: number;
  /** The lowest price of the last 30 days; null if there is nothing to compare. */
  readonly lowestPrice: number | null;
  /** Average number of stars; null without reviews. */
  readonly rating: number | null;
  readonly tag: TagContent | null;
  /** The colors of the model; empty where it has only one. */
  readonly colors: readonly ColorOption[];
  readonly colorHref: (goodsId: number) => string;
}

interface ProductCardProps extends ProductCardGoods {
  readonly level?: 2 | 3;
  /** Four times as large, the name above the picture. */
  readonly feature?: boolean;
  /** Distinguishes these goods from others of the same name, such as their color. */
  readonly variantName?: string;
}

const tags = { 2: 'h2', 3: 'h3' } as const;

/** A product card: one link, with the action buttons above it. */
export function ProductCard(props: ProductCardProps) {
  const { name, hoverPicture, stock, colors, tag, level = 3, feature = false, variantName = '' } = props;
  const [isNear, setNear] = useState(false);
  const [nearColor, setNearColor] = useState<ColorOption | null>(null);
  const { Anchor } = useLinks();
  const Heading = tags[level];
  const Tools = use(ProductActionsContext);

  const approach = () => setNear(true);

  return (
    <article
      className={styles.card}
      data-feature={feature || undefined}
      data-sold-out={stock <= 0 || undefined}
    >
      <div className={styles.stage}>
        <Picture
          art={nearColor?.art ?? props.art}
          src={nearColor?.picture ?? props.picture}
          sizes={feature ? 'min(40rem, 100vw)' : 'min(20rem, 46vw)'}
          ghost
        />
        {isNear && hoverPicture && nearColor === null && (
          <img
            className={styles.second}
            {...pictureSources(hoverPicture)}
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
      <div className={head.head}>
        <Heading className={styles.name} data-text="h4">
          <Anchor
            className={styles.link}
            href={props.href}
            preview={props.preview}
            onPointerEnter={approach}
            onFocus={approach}
          >
            {name}
          </Anchor>
        </Heading>
        {colors.length > 1 && (
          <ColorDots
            name={name}
            colors={colors}
            selectedId={props.id}
            hrefOf={props.colorHref}
            onNear={setNearColor}
          />
        )}
      </div>
      <p className={styles.meta}>
        {variantName && `${variantName} · `}
        <Stock stock={stock} description={props.description} />
      </p>
      <div className={styles.foot}>
        <Price kind="money" amount={props.price} original={props.originalPrice} />
        {props.rating !== null && <Rating rating={props.rating} />}
        <LowestPrice price={props.lowestPrice} />
      </div>
      {Tools !== null && <Tools goodsId={props.id} name={name} variant="card" canAdd={stock > 0} />}
    </article>
  );
}

function Stock({ stock, description }: Pick<ProductCardGoods, 'stock' | 'description'>) {
  const intl = useIntl();
  if (stock <= 0) return intl.formatMessage(messages.soldOut);
  if (stock > lowStockCount) return description;
  return <strong className={styles.low}>{intl.formatMessage(messages.lowStock, { count: stock })}</strong>;
}

function Rating({ rating }: { readonly rating: number }) {
  const intl = useIntl();
  return (
    <span className={styles.rating}>
      <Icon name="star" size={16} />
      <span aria-hidden="true">
        {intl.formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </span>
      <VisuallyHidden>{intl.formatMessage(messages.rating, { rating })}</VisuallyHidden>
    </span>
  );
}
