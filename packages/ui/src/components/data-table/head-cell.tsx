import { Icon } from '../icon/icon.tsx';
import styles from './data-table.module.css';
import type { TableColumn, TableSort } from './table-column.ts';

interface HeadCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((column: string) => void) | undefined;
}

/** A column header; a button if the column is sortable. */
export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { id, title, align, fit, sortable = false } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  return (
    <th scope="col" className={styles.head} data-align={align} data-fit={fit} aria-sort={direction}>
      {sortable && onSort !== undefined ? (
        <button type="button" className={styles.sort} onClick={() => onSort(id)}>
          {title}
          <span className={styles.direction} data-on={direction !== undefined || undefined}>
            <Icon name={direction === 'descending' ? 'down' : 'up'} size={16} />
          </span>
        </button>
      ) : (
        title
      )}
    </th>
  );
}
