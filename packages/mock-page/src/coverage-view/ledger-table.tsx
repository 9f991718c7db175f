import type { ControlAnswers } from '@signal-shop/mock-server/control';
import type { TableColumn } from '@signal-shop/ui/components/data-table/table-column.ts';
import { ControlTable } from '../parts/control-table.tsx';
import type { ReadState } from '../store/use-page.ts';

type Charge = ControlAnswers['ledger']['charges'][number];

const centsPerDollar = 100;
const millisecondsPerSecond = 1000;

const columns: readonly TableColumn<Charge>[] = [
  { id: 'order', title: 'Order', cell: ({ ordersn }) => ordersn },
  { id: 'charge', title: 'Charge', cell: ({ charge_id }) => charge_id },
  {
    id: 'money',
    title: 'US dollars',
    align: 'end',
    cell: ({ money_cents }) => (money_cents / centsPerDollar).toFixed(2),
  },
  {
    id: 'time',
    title: 'When',
    fit: 'keep',
    cell: ({ time }) => new Date(time * millisecondsPerSecond).toISOString().slice(0, 19).replace('T', ' '),
  },
];

/** Every charge that was made. */
export function LedgerTable({ state }: { readonly state: ReadState<readonly Charge[]> }) {
  return (
    <ControlTable
      caption="Charges made"
      narrow="cards"
      columns={columns}
      rowKey={({ charge_id }) => charge_id}
      body={bodyOf(state)}
    />
  );
}

function bodyOf(state: ReadState<readonly Charge[]>) {
  if (state.status === 'loading') return { status: 'loading' } as const;
  if (state.status === 'failed') return { status: 'failed', note: state.message } as const;
  if (state.value.length === 0) return { status: 'empty', note: 'No charges yet.' } as const;
  return { status: 'ready', rows: state.value } as const;
}
