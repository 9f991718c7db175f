import type { ControlAnswers } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import type { TableColumn } from '@signal-shop/ui/components/data-table/table-column.ts';
import { ControlTable } from '../parts/control-table.tsx';
import { CopyStub } from './copy-stub.tsx';
import styles from './stubs.module.css';
import { timesText } from './times-text.ts';

type Stub = ControlAnswers['stubs']['stubs'][number];

interface StubListProps {
  readonly stubs: readonly Stub[];
  readonly session: string;
  readonly pending: boolean;
  readonly onRemove: (stub: Stub) => void;
}

/** The active stubs, newest first, because the newest answers. */
export function StubList({ stubs, session, pending, onRemove }: StubListProps) {
  const columns: readonly TableColumn<Stub>[] = [
    { id: 'call', title: 'Call', fit: 'keep', cell: ({ operationId }) => operationId },
    { id: 'answer', title: 'Answer', fit: 'grow', cell: (stub) => <AnswerLine stub={stub} /> },
    { id: 'left', title: 'How often', fit: 'keep', cell: ({ times }) => timesText(times) },
    {
      id: 'actions',
      title: 'Actions',
      fit: 'keep',
      cell: ({ id, ...plan }) => (
        <div className={styles.actions}>
          <CopyStub stub={plan} session={session} />
          <Button
            variant="ghost"
            size="s"
            iconStart="bin"
            pending={pending}
            onClick={() => onRemove({ id, ...plan })}
          >
            {`Remove stub ${id}`}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <ControlTable
      caption="Stubs, newest first"
      narrow="cards"
      columns={columns}
      rowKey={({ id }) => id}
      body={{ status: 'ready', rows: stubs.toReversed() }}
    />
  );
}

function AnswerLine({ stub: { answer, status, when, unchecked } }: { readonly stub: Stub }) {
  return (
    <span className={styles.line} translate="no">
      {status !== undefined && `${status} `}
      <code>{JSON.stringify(answer)}</code>
      {when !== undefined && (
        <>
          {' when '}
          <code>{JSON.stringify(when)}</code>
        </>
      )}
      {unchecked === true && ', unchecked'}
    </span>
  );
}
