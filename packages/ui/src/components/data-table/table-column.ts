import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers that are compared. */
  readonly align?: 'start' | 'end';
  /** `grow` takes what the others leave, `keep` never breaks its words. */
  readonly fit?: 'keep' | 'grow';
  readonly sortable?: boolean;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
