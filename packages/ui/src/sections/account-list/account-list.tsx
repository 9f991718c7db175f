import type { ReactNode } from 'react';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Panel } from '../page-frame/page-frame.tsx';
import styles from './account-list.module.css';
import type { ListState, Paged } from './account-list.states.ts';
import { DeferredSkeleton } from './deferred-skeleton.tsx';
import { useProgressiveRows } from './use-progressive-rows.ts';

export interface AccountListProps<Item> {
  readonly state: ListState<Item>;
  /** Accessible name of the list. */
  readonly label: string;
  /** `cards` are side by side on wide screens. */
  readonly variant?: 'rows' | 'cards';
  readonly keyOf: (item: Item) => string | number;
  readonly draw: (item: Item) => ReactNode;
  readonly hrefOf: (page: number) => string;
  /** Replaces an empty list. */
  readonly empty: ReactNode;
}

/** A paginated list of the account: loading, failed, empty or ready. */
export function AccountList<Item>(props: AccountListProps<Item>) {
  const { state, variant = 'rows', empty } = props;
  switch (state.status) {
    case 'loading':
      return <ListSkeleton variant={variant} />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return state.view.total === 0 ? empty : <Rows {...props} {...state.view} variant={variant} />;
  }
}

type RowsProps<Item> = AccountListProps<Item> & Paged<Item>;

function Rows<Item>({ total, page, pageSize, variant = 'rows', hrefOf, ...list }: RowsProps<Item>) {
  return (
    <>
      <ProgressiveList {...list} variant={variant} rowsAtOnce={6} />
      <Pagination page={page} pages={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
    </>
  );
}

interface ProgressiveListProps<Item> {
  readonly items: readonly Item[];
  readonly label: string;
  /** `orders` are high cards. */
  readonly variant: 'rows' | 'cards' | 'orders';
  /** Enough to fill most viewports; the height is reserved until the other rows render. */
  readonly rowsAtOnce: number;
  readonly keyOf: (item: Item) => string | number;
  readonly draw: (item: Item) => ReactNode;
}

/** A list that renders its first rows at once, and the others after the first paint. */
export function ProgressiveList<Item>(props: ProgressiveListProps<Item>) {
  const { items, label, variant, rowsAtOnce, keyOf, draw } = props;
  const { rows, more } = useProgressiveRows(items, rowsAtOnce);
  return (
    <ul className={styles.list} data-variant={variant} data-more={more || undefined} aria-label={label}>
      {rows.map((item) => (
        <li key={keyOf(item)}>{draw(item)}</li>
      ))}
    </ul>
  );
}

function ListSkeleton({ variant }: { readonly variant: 'rows' | 'cards' }) {
  return (
    <DeferredSkeleton>
      <LoadingNote />
      <div className={styles.list} data-variant={variant} aria-hidden="true">
        {[1, 2, 3].map((row) => (
          <Panel key={row}>
            <Skeleton variant="title" width="half" />
            <Skeleton width="long" />
          </Panel>
        ))}
      </div>
    </DeferredSkeleton>
  );
}
