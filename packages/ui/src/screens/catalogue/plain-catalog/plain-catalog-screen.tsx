import { useIntl } from 'react-intl';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import { SectionTitle } from '../../../components/section-title/section-title.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { productCardOf } from '../../../views/product-card-of.ts';
import { plainCatalogMessages as messages } from './plain-catalog.messages.ts';
import styles from './plain-catalog.module.css';
import type { PlainCatalogScreenProps } from './plain-catalog-props.ts';
import { PlainFrame } from './plain-frame.tsx';

/** All products by category, for browsers that run no JavaScript. */
export function PlainCatalogScreen({ hrefs, categories }: PlainCatalogScreenProps) {
  const intl = useIntl();
  const links = useLinks();
  return (
    <PlainFrame hrefs={hrefs}>
      <h1 data-text="h1">{intl.formatMessage(messages.title)}</h1>
      {categories.map(({ name, goods }) => (
        <section key={name} className={styles.category}>
          <SectionTitle title={name} />
          <ProductGrid label={name}>
            {goods.map((item) => (
              <ProductCard key={item.goods_id} {...productCardOf(item, links.hrefs)} />
            ))}
          </ProductGrid>
        </section>
      ))}
    </PlainFrame>
  );
}
