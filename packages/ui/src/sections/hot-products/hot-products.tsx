import type { HotProduct } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { HotProductCard } from '../../components/hot-product-card/hot-product-card.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { hotProductCardOf } from '../../views/hot-product-card-of.ts';
import { CardRowSkeleton } from '../card-row-skeleton/card-row-skeleton.tsx';
import { hotProductsMessages as messages } from './hot-products.messages.ts';

export interface HotProductsProps {
  /** Which of the two lists of the home page. */
  readonly list: 'first' | 'second';
  /** With a link to all goods. */
  readonly seeAll?: boolean;
  readonly products: Remote<readonly HotProduct[]>;
  readonly onAdd?: ((product: HotProduct) => void) | undefined;
  /** Ids of the goods that are being added to the cart. */
  readonly adding?: ReadonlySet<number> | undefined;
}

/** Popular goods. Renders nothing when the list is empty or failed to load (spec §7). */
export function HotProducts({ list, seeAll = false, products, onAdd, adding }: HotProductsProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const title = intl.formatMessage(messages[list]);
  if (products.status === 'failed') return null;
  if (products.status === 'ready' && products.value.length === 0) return null;
  const head = (
    <SectionTitle
      title={title}
      action={
        seeAll && (
          <ButtonLink variant="secondary" size="s" href={hrefs.category(null)}>
            {intl.formatMessage(messages.all)}
          </ButtonLink>
        )
      }
    />
  );
  return (
    <div>
      {products.status === 'loading' ? (
        <>
          {head}
          <CardRowSkeleton detailed />
        </>
      ) : (
        <Carousel
          label={title}
          variant="cards"
          perView={{ m: 3, l: 4 }}
          peek
          head={head}
          items={products.value.map((product) => ({
            key: product.id,
            content: (
              <HotProductCard
                {...hotProductCardOf(product, hrefs)}
                onAdd={onAdd && (() => onAdd(product))}
                pending={adding?.has(product.id) === true}
              />
            ),
          }))}
        />
      )}
    </div>
  );
}
