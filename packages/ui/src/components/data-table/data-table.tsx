import type { ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { dataTableMessages as messages } from './data-table.messages.ts';
import styles from './data-table.module.css';
import { HeadCell } from './head-cell.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import { useScrolls } from './use-scrolls.ts';

export type TableBody<Row> =
  | { readonly status: 'ready'; readonly rows: readonly Row[] }
  | { readonly status: 'loading' }
  /** A note in place of the rows. */
  | { readonly status: 'empty' | 'failed'; readonly note: ReactNode };

export interface DataTableProps<Row> {
  readonly caption: string;
  /** Where a heading already names the table. */
  readonly captionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly body: TableBody<Row>;
  readonly rowKey: (row: Row) => string | number;
  /** Turns the first cell of each row into a button; the whole row is clickable by pointer. */
  readonly onChoose?: (row: Row) => void;
  readonly selectedKey?: string | number | null;
  /** Highlights a row; its text must give the reason as well. */
  readonly toneOf?: (row: Row) => 'warning' | 'danger' | undefined;
  readonly sort?: TableSort;
  readonly onSort?: (column: string) => void;
  /** Below 769 px: scroll horizontally, or render each row as a card of names and values. */
  readonly narrow?: 'scroll' | 'cards';
  readonly density?: 'calm' | 'dense';
}

const skeletonRows = ['first', 'second', 'third'] as const;

/** A table. If it overflows, it scrolls horizontally and is focusable, so that keyboards can scroll it. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden = false, columns, body, narrow = 'scroll', density = 'calm' } = props;
  const intl = useIntl();
  const captionId = useId();
  const { box, scrolls } = useScrolls();
  return (
    <section
      ref={box}
      className={styles.region}
      aria-labelledby={captionId}
      tabIndex={scrolls ? 0 : undefined}
      data-narrow={narrow}
    >
      {body.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
        </div>
      )}
      <table
        className={styles.table}
        data-density={density}
        aria-busy={body.status === 'loading' || undefined}
      >
        <caption className={styles.caption} data-hidden={captionHidden || undefined} id={captionId}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          <BodyRows {...props} />
        </tbody>
      </table>
    </section>
  );
}

function BodyRows<Row>(props: DataTableProps<Row>) {
  const { columns, body, rowKey } = props;
  if (body.status === 'loading') {
    return skeletonRows.map((name) => (
      <tr key={name}>
        {columns.map((column) => (
          <td key={column.id} className={styles.cell}>
            <Skeleton width="long" />
          </td>
        ))}
      </tr>
    ));
  }
  if (body.status !== 'ready') {
    return (
      <tr>
        <td className={styles.note} colSpan={columns.length} data-status={body.status}>
          {body.note}
        </td>
      </tr>
    );
  }
  return body.rows.map((row) => <BodyRow key={rowKey(row)} {...props} row={row} />);
}

function BodyRow<Row>(props: DataTableProps<Row> & { readonly row: Row }) {
  const { columns, row, rowKey, onChoose, selectedKey = null, toneOf } = props;
  const isChosen = selectedKey !== null && rowKey(row) === selectedKey;
  return (
    <tr
      className={styles.row}
      data-tone={toneOf?.(row)}
      data-chosen={isChosen || undefined}
      data-pressable={onChoose !== undefined || undefined}
    >
      {columns.map(({ id, title, cell, align, fit }, index) => (
        <td key={id} className={styles.cell} data-align={align} data-fit={fit} data-title={title}>
          {index === 0 && onChoose !== undefined ? (
            <button
              type="button"
              className={styles.choose}
              aria-pressed={isChosen}
              onClick={() => onChoose(row)}
            >
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
