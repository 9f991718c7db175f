import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that they align. */
  readonly align?: 'start' | 'end';
  /** `grow` takes the remaining width, `keep` prevents wrapping. */
  readonly fit?: 'keep' | 'grow';
  readonly sortable?: boolean;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
