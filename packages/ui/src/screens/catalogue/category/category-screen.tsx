import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { GoodsGrid } from '../../../sections/goods-grid/goods-grid.tsx';
import { ListingControls, ListingTotal } from '../../../sections/listing-controls/listing-controls.tsx';
import { finderLinkMessages } from '../finder/finder-link.messages.ts';
import { categoryMessages as messages } from './category.messages.ts';
import styles from './category.module.css';
import type { CategoryName, CategoryScreenProps } from './category.states.ts';
import { everything, isNarrowed } from './category.states.ts';
import listing from './listing-screen.module.css';

/** The goods of a category, or all goods. */
export function CategoryScreen({ category, choice, facets = null, state, hrefOf }: CategoryScreenProps) {
  const intl = useIntl();
  const title = category?.name ?? intl.formatMessage(messages.all);
  const total = state.status === 'ready' ? state.view.total : null;
  const isKnown = state.status !== 'unknown';
  return (
    <div className={`${page.page} ${listing.screen} ${styles.screen}`}>
      <header className={listing.head}>
        <Way category={category} title={title} />
        {isKnown && (
          <div className={listing.line}>
            <h1 data-text="h1" tabIndex={-1}>
              {title}
            </h1>
            <ListingTotal total={total} />
            {category !== null && category.children.length > 0 && (
              <Tabs name={title} categories={category.children} />
            )}
          </div>
        )}
      </header>
      {isKnown && state.status !== 'failed' && (
        <ListingControls total={total} choice={choice} facets={facets} hrefOf={hrefOf} />
      )}
      <GoodsGrid
        state={state}
        choice={choice}
        hrefOf={hrefOf}
        empty={<Nothing narrowed={isNarrowed(choice)} hrefOfAll={hrefOf(everything)} />}
        unknown={<NoGoods level={1} title={messages.unknown} text={messages.unknownText} />}
      />
    </div>
  );
}

interface TabsProps {
  readonly name: string;
  readonly categories: readonly CategoryName[];
}

function Tabs({ name, categories }: TabsProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage(messages.within, { category: name })}>
      <ul className={styles.tabs}>
        {categories.map((one) => (
          <li key={one.id}>
            <Anchor className={styles.tab} href={hrefs.category(one.id)}>
              {one.name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Way({ category, title }: Pick<CategoryScreenProps, 'category'> & { readonly title: string }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const above = (category?.path ?? []).filter(({ name }) => name !== title);
  const items = above.map(({ id, name }) => ({ label: name, href: hrefs.category(id) }));
  const all = { label: intl.formatMessage(messages.all), href: hrefs.category(null) };
  const home = { label: intl.formatMessage(messages.home), href: hrefs.home };
  return <Breadcrumbs items={category === null ? [home] : [home, all, ...items]} current={title} />;
}

function Nothing({ narrowed, hrefOfAll }: { readonly narrowed: boolean; readonly hrefOfAll: string }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return narrowed ? (
    <EmptyState
      art="category"
      title={intl.formatMessage(messages.noMatch)}
      text={intl.formatMessage(messages.noMatchText)}
      actions={
        <>
          <ButtonLink href={hrefOfAll}>{intl.formatMessage(messages.clear)}</ButtonLink>
          <ButtonLink variant="secondary" href={hrefs.finder}>
            {intl.formatMessage(finderLinkMessages.start)}
          </ButtonLink>
        </>
      }
    />
  ) : (
    <NoGoods title={messages.empty} text={messages.emptyText} />
  );
}

interface NoGoodsProps {
  readonly level?: 1;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** The category is empty or unknown. */
function NoGoods({ title, text, ...level }: NoGoodsProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <EmptyState
      {...level}
      art="category"
      popularGoods
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      actions={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.toAll)}</ButtonLink>}
    />
  );
}
