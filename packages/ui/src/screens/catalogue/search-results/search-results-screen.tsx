import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { toastMessages } from '../../../components/toaster/toaster.messages.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { GoodsGrid } from '../../../sections/goods-grid/goods-grid.tsx';
import { ListingControls, ListingTotal } from '../../../sections/listing-controls/listing-controls.tsx';
import { isNarrowed } from '../category/category.states.ts';
import listing from '../category/listing-screen.module.css';
import { searchResultsMessages as messages } from './search-results.messages.ts';
import styles from './search-results.module.css';
import type { SearchResultsScreenProps } from './search-results.states.ts';

/** Search results. */
export function SearchResultsScreen(props: SearchResultsScreenProps) {
  const { keywords, state, onSearch } = props;
  const intl = useIntl();
  const missing = keywords.trim() === '';
  return (
    <div className={`${page.page} ${listing.screen} ${styles.screen}`}>
      <header className={`${listing.head} ${styles.head}`}>
        <div className={listing.line}>
          <h1 data-text="h1" tabIndex={-1}>
            {missing
              ? intl.formatMessage(messages.titleEmpty)
              : intl.formatMessage(messages.title, { keywords })}
          </h1>
          {!missing && <ListingTotal total={state.status === 'ready' ? state.view.total : null} />}
        </div>
        <div className={styles.field}>
          <SearchField key={keywords} initial={keywords} onSearch={onSearch} />
        </div>
      </header>
      {missing ? (
        <InlineAlert tone="warning" live>
          {intl.formatMessage(toastMessages.keywordMissing)}
        </InlineAlert>
      ) : (
        <Found {...props} />
      )}
    </div>
  );
}

function Found({ keywords, choice, facets = null, state, hrefOf }: SearchResultsScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const nothing = (
    <EmptyState
      art="search"
      popularGoods
      title={intl.formatMessage(messages.nothing, { keywords })}
      text={intl.formatMessage(messages.nothingText)}
      actions={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.all)}</ButtonLink>}
    />
  );
  const total = state.status === 'ready' ? state.view.total : null;
  return (
    <>
      {(total !== 0 || isNarrowed(choice)) && state.status !== 'failed' && (
        <ListingControls total={total} choice={choice} facets={facets} hrefOf={hrefOf} />
      )}
      <GoodsGrid state={state} choice={choice} hrefOf={hrefOf} empty={nothing} unknown={nothing} />
    </>
  );
}
