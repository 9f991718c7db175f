import type { DataTableProps } from '@signal-shop/ui/components/data-table/data-table.tsx';
import { DataTable } from '@signal-shop/ui/components/data-table/data-table.tsx';

/** A table whose caption only screen readers need, because the panel around it has a title. */
export function ControlTable<Row>(props: DataTableProps<Row>) {
  return <DataTable {...props} captionHidden />;
}
