import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { DataTableProps } from './data-table.tsx';
import { DataTable } from './data-table.tsx';
import type { TableColumn, TableSort } from './table-column.ts';

interface Entry {
  readonly id: number;
  readonly day: string;
  readonly reason: string;
  readonly points: number;
}

const rows: readonly Entry[] = [
  { id: 1, day: '2 Jan 2026', reason: 'Order SG20260102000019', points: 55 },
  { id: 2, day: '5 Jan 2026', reason: 'Daily login', points: 3 },
  { id: 3, day: '9 Jan 2026', reason: 'Exchanged for the carrying case of the K9 in graphite', points: -120 },
];

const columns: readonly TableColumn<Entry>[] = [
  { id: 'day', title: 'Day', cell: ({ day }) => day, fit: 'keep' },
  { id: 'reason', title: 'What for', cell: ({ reason }) => reason, fit: 'grow' },
  { id: 'points', title: 'Points', cell: ({ points }) => points, align: 'end', sortable: true },
];

function SortedTable(props: DataTableProps<Entry>) {
  const [sort, setSort] = useState<TableSort>({ column: 'points', direction: 'ascending' });
  const upwards = rows.toSorted((one, other) => one.points - other.points);
  return (
    <DataTable
      {...props}
      body={{ status: 'ready', rows: sort.direction === 'ascending' ? upwards : upwards.toReversed() }}
      sort={sort}
      onSort={(column) =>
        setSort({ column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' })
      }
    />
  );
}

function ChosenTable(props: DataTableProps<Entry>) {
  const [selectedKey, setChosen] = useState<number | null>(null);
  return <DataTable {...props} selectedKey={selectedKey} onChoose={({ id }) => setChosen(id)} />;
}

const ready: DataTableProps<Entry> = {
  caption: 'Your points',
  columns,
  body: { status: 'ready', rows },
  rowKey: ({ id }) => id,
};

const meta = preview.meta({
  component: DataTable<Entry>,
  parameters: { layout: 'padded', shop: { path: '/__mock#coverage' } },
  args: ready,
});

export default meta;

export const Rows = meta.story({});
export const Dense = meta.story({ args: { density: 'dense' } });
export const Loading = meta.story({ args: { body: { status: 'loading' } } });
export const Empty = meta.story({ args: { body: { status: 'empty', note: 'No points so far.' } } });
export const ErrorNote = meta.story({
  name: 'Error',
  args: { body: { status: 'failed', note: 'Failed to request data, please try again later!' } },
});
export const AsCards = meta.story({
  args: { narrow: 'cards' },
  globals: { viewport: { value: 'phone' } },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [
      ...columns,
      { id: 'long', title: 'Note', cell: () => 'a-word-that-nothing-breaks-'.repeat(8), fit: 'keep' },
    ],
  },
});

Wide.test('an overflowing table scrolls in a named, focusable region', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Your points' })).toHaveAttribute('tabindex', '0');
});

export const Sorted = meta.story({ render: (args) => <SortedTable {...args} /> });

Sorted.test('announces the sorted column and its direction', async ({ canvas, userEvent }) => {
  const head = canvas.getByRole('columnheader', { name: 'Points' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(canvas.getByRole('button', { name: 'Points' }));
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('55');
});

export const Choosing = meta.story({ render: (args) => <ChosenTable {...args} /> });

Choosing.test(
  'a button in the first cell selects its row and announces it',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '2 Jan 2026' })).toHaveAttribute('aria-pressed', 'true');
  },
);

export const Tones = meta.story({
  args: {
    onChoose: fn(),
    selectedKey: 2,
    toneOf: ({ points }) => (points < 0 ? ('danger' as const) : undefined),
  },
});
