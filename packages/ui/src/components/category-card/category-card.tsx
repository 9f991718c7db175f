import type { HotCategory } from '@signal-shop/sdk/contract';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './category-card.module.css';

interface CategoryCardProps {
  readonly category: HotCategory;
  readonly href: string;
}

/** A link to a category: promise, name, and a picture at the edge. */
export function CategoryCard({ category, href }: CategoryCardProps) {
  const { Anchor } = useLinks();
  return (
    <article className={styles.card} data-goods-colour={category.goods_color}>
      <div className={styles.words}>
        <p className={styles.kicker}>{category.catName}</p>
        <h3 data-text="h3">
          <Anchor className={styles.link} href={href}>
            {category.title}
          </Anchor>
        </h3>
        <Icon name="forward" size={24} />
      </div>
      <div className={styles.picture}>
        <Picture
          goods={{ ...category, goods_unit: category.catName }}
          src={category.hot_pic}
          variant="bare"
        />
      </div>
    </article>
  );
}
