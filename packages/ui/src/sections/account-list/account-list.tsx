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

interface AccountListProps<Item> {
  readonly state: ListState<Item>;
  /** What the list is, read out only. */
  readonly label: string;
  /** `cards` stand side by side where there is room. */
  readonly look?: 'rows' | 'cards';
  readonly keyOf: (item: Item) => string | number;
  readonly draw: (item: Item) => ReactNode;
  readonly hrefOf: (page: number) => string;
  /** In place of a list without anything in it. */
  readonly empty: ReactNode;
}

/** They fill most windows; a taller one stays as high as it is until the others are there. */
const rowsAtOnce = 6;

/** A list of the account page by page: on its way, not to be had, with nothing in it, or there. */
export function AccountList<Item>(props: AccountListProps<Item>) {
  const { state, look = 'rows', empty } = props;
  switch (state.status) {
    case 'loading':
      return <ListSkeleton look={look} />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return state.view.total === 0 ? empty : <Rows {...props} {...state.view} look={look} />;
  }
}

type RowsProps<Item> = AccountListProps<Item> & Paged<Item>;

function Rows<Item>({ items, total, page, pageSize, label, look, keyOf, draw, hrefOf }: RowsProps<Item>) {
  const { rows, more } = useProgressiveRows(items, rowsAtOnce);
  return (
    <>
      <ul className={styles.list} data-look={look} data-more={more || undefined} aria-label={label}>
        {rows.map((item) => (
          <li key={keyOf(item)}>{draw(item)}</li>
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
    </>
  );
}

function ListSkeleton({ look }: { readonly look: 'rows' | 'cards' }) {
  return (
    <DeferredSkeleton>
      <LoadingNote />
      <div className={styles.list} data-look={look} aria-hidden="true">
        {[1, 2, 3].map((row) => (
          <Panel key={row}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
          </Panel>
        ))}
      </div>
    </DeferredSkeleton>
  );
}
