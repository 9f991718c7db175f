import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { ButtonLink } from '../../../components/button/button.tsx';
import { ChipLink } from '../../../components/chip/chip.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { GoodsGrid } from '../../../sections/goods-grid/goods-grid.tsx';
import { ListingControls, ListingTotal } from '../../../sections/listing-controls/listing-controls.tsx';
import { categoryMessages } from '../category/category.messages.ts';
import { everything, isNarrowed } from '../category/category.states.ts';
import listing from '../category/listing-screen.module.css';
import { searchResultsMessages as messages } from './search-results.messages.ts';
import styles from './search-results.module.css';
import type { SearchResultsScreenProps } from './search-results.states.ts';

/** Search results; of a search that matches nothing, the nearest ones. */
export function SearchResultsScreen(props: SearchResultsScreenProps) {
  const { keywords, state, onSearch } = props;
  const intl = useIntl();
  const missing = keywords.trim() === '';
  const total = state.status === 'ready' && state.view.total > 0 ? state.view.total : null;
  const corrected = state.status === 'ready' ? state.view.correctedQuery : null;
  return (
    <div className={`${page.page} ${listing.screen} ${styles.screen}`}>
      <header className={`${listing.head} ${styles.head}`}>
        <div className={listing.line}>
          <h1 data-text="h1" tabIndex={-1}>
            {titleOf(props, intl)}
          </h1>
          {!missing && <ListingTotal total={total} />}
        </div>
        {corrected && <p data-muted="">{intl.formatMessage(messages.nothing, { keywords })}</p>}
        <div className={styles.field}>
          <SearchField key={keywords} initial={keywords} missing={missing} onSearch={onSearch} />
        </div>
      </header>
      {!missing && <Found {...props} />}
    </div>
  );
}

/** The page says once that nothing was found: the title leaves it to the empty state. */
function titleOf({ keywords, choice, state }: SearchResultsScreenProps, intl: IntlShape): string {
  const view = state.status === 'ready' ? state.view : null;
  if (view?.correctedQuery) return intl.formatMessage(messages.titleNear, { keywords: view.correctedQuery });
  if (keywords.trim() === '' || (view?.total === 0 && !isNarrowed(choice)))
    return intl.formatMessage(messages.titleEmpty);
  return intl.formatMessage(messages.title, { keywords });
}

function Found({
  keywords,
  choice,
  facets = null,
  categories = [],
  state,
  hrefOf,
}: SearchResultsScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const narrowed = isNarrowed(choice);
  const nothing = (
    <EmptyState
      art="search"
      popularGoods
      title={intl.formatMessage(narrowed ? categoryMessages.noMatch : messages.nothing, { keywords })}
      text={intl.formatMessage(narrowed ? categoryMessages.noMatchText : messages.nothingText)}
      actions={
        narrowed ? (
          <ButtonLink href={hrefOf(everything)}>{intl.formatMessage(categoryMessages.clear)}</ButtonLink>
        ) : (
          <ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.all)}</ButtonLink>
        )
      }
    >
      {categories.length > 0 && (
        <ul className={styles.categories}>
          {categories.map(({ id, name }) => (
            <li key={id}>
              <ChipLink selected={false} href={hrefs.category(id)}>
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
  const total = state.status === 'ready' ? state.view.total : null;
  return (
    <>
      {(total !== 0 || narrowed) && state.status !== 'failed' && (
        <ListingControls total={total} choice={choice} facets={facets} hrefOf={hrefOf} />
      )}
      <GoodsGrid state={state} choice={choice} hrefOf={hrefOf} empty={nothing} unknown={nothing} />
    </>
  );
}
