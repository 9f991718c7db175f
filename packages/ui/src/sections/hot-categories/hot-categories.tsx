import type { HotCategory } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CategoryCard } from '../../components/category-card/category-card.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Link } from '../../components/link/link.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { finderLinkMessages } from '../../screens/catalogue/finder/finder-link.messages.ts';
import { categoryCardOf } from '../../views/category-card-of.ts';
import { hotCategoriesMessages as messages } from './hot-categories.messages.ts';
import styles from './hot-categories.module.css';

export interface HotCategoriesProps {
  readonly categories: Remote<readonly HotCategory[]>;
}

/** The first tiles take half a row each, the others a quarter. */
const largeTiles = 2;

/** Links to popular categories; renders nothing without any. */
export function HotCategories({ categories }: HotCategoriesProps) {
  const intl = useIntl();
  const id = useId();
  const { hrefs } = useLinks();
  if (categories.status === 'ready' && categories.value.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTitle
        id={id}
        title={intl.formatMessage(messages.title)}
        action={
          <Link href={hrefs.finder} variant="standalone">
            {intl.formatMessage(finderLinkMessages.start)}
          </Link>
        }
      />
      <Content categories={categories} />
    </section>
  );
}

function Content({ categories }: HotCategoriesProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (categories.status) {
    case 'loading':
      return (
        <div className={styles.grid} aria-hidden="true">
          {['one', 'two', 'three', 'four', 'five', 'six'].map((slot) => (
            <div key={slot} className={styles.waiting} data-notch="l">
              <Skeleton variant="block" />
            </div>
          ))}
        </div>
      );
    case 'failed':
      return <ErrorState failure={categories.failure} onRetry={categories.retry} level={3} />;
    case 'ready':
      return (
        <ul className={styles.grid}>
          {categories.value.map((category, index) => (
            <li key={category.id}>
              <CategoryCard {...categoryCardOf(category, hrefs, intl)} isLarge={index < largeTiles} />
            </li>
          ))}
        </ul>
      );
  }
}
