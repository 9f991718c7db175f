import { Badge } from '@signal-shop/ui/components/badge/badge.tsx';
import type { TableColumn } from '@signal-shop/ui/components/data-table/table-column.ts';
import { ControlTable } from '../parts/control-table.tsx';
import type { CallRow } from '../store/page-state.ts';
import { brokenText, codeName, outcomeOf, timeText } from './call-words.ts';
import styles from './calls-view.module.css';

interface CallsTableProps {
  readonly calls: readonly CallRow[];
  /** Several sessions are listed: each row shows its session. */
  readonly mixed: boolean;
  readonly selectedId: number | null;
  readonly onChoose: (call: CallRow) => void;
  /** Shown in place of rows. */
  readonly emptyNote: string;
}

/** The calls, newest first; a button in each row opens it. */
export function CallsTable({ calls, mixed, selectedId, onChoose, emptyNote }: CallsTableProps) {
  return (
    <ControlTable
      caption="Calls, newest first"
      density="dense"
      columns={mixed ? [...columns, sessionColumn] : columns}
      body={calls.length === 0 ? { status: 'empty', note: emptyNote } : { status: 'ready', rows: calls }}
      rowKey={({ id }) => id}
      selectedKey={selectedId}
      onChoose={onChoose}
      toneOf={({ findings }) => (findings.length > 0 ? 'danger' : undefined)}
    />
  );
}

const columns: readonly TableColumn<CallRow>[] = [
  { id: 'operation', title: 'Call', fit: 'grow', cell: (call) => <Operation call={call} /> },
  { id: 'answer', title: 'Answer', fit: 'keep', cell: (call) => <Answer call={call} /> },
  {
    id: 'findings',
    title: 'Contract',
    fit: 'keep',
    cell: ({ findings }) =>
      findings.length > 0 && (
        <Badge tone="danger" icon="alert">
          {findings.length === 1 ? '1 finding' : `${findings.length} findings`}
        </Badge>
      ),
  },
  {
    id: 'ms',
    title: 'ms',
    align: 'end',
    fit: 'keep',
    cell: ({ durationMs }) => <Duration ms={durationMs} />,
  },
  {
    id: 'time',
    title: 'Shop time',
    fit: 'keep',
    align: 'end',
    cell: ({ time }) => <span className={styles.quiet}>{timeText(time)}</span>,
  },
];

const sessionColumn: TableColumn<CallRow> = {
  id: 'session',
  title: 'Session',
  cell: ({ session }) => <span className={styles.quiet}>{session}</span>,
};

const slowMs = 500;

function Duration({ ms }: { readonly ms: number }) {
  return (
    <span className={styles.duration} data-slow={ms >= slowMs || undefined}>
      {ms.toFixed(1)}
    </span>
  );
}

/** A request with a wrong URL has its path as a name, because narrow tables show the name only. */
function Operation({ call: { method, operationId, path } }: { readonly call: CallRow }) {
  return (
    <span className={styles.operation}>
      <span className={styles.method}>{method}</span> {operationId ?? path}{' '}
      {operationId === null ? (
        <span className={styles.path}>not in the contract</span>
      ) : (
        <span className={styles.path} aria-hidden="true">
          {path}
        </span>
      )}
    </span>
  );
}

function Answer({ call }: { readonly call: CallRow }) {
  return (
    <span className={styles.answer}>
      <AnswerWord call={call} />
      {call.fault !== null && (
        <Badge tone="points" icon="sale">
          {call.fault}
        </Badge>
      )}
    </span>
  );
}

function AnswerWord({ call }: { readonly call: CallRow }) {
  const { status, code } = call;
  switch (outcomeOf(call)) {
    case 'done':
      return (
        <span className={styles.done}>
          {status} {codeName(code)}
        </span>
      );
    case 'refused':
      return (
        <Badge tone="warning" icon="exclamation">
          {codeName(code)}
        </Badge>
      );
    case 'failed':
      return (
        <Badge tone="danger" icon="failed">
          {code === null ? status : `${status} ${codeName(code)}`}
        </Badge>
      );
    case 'broken':
      return (
        <span className={styles.broken}>{`${status === 0 ? '' : `${status} `}${brokenText(call)}`}</span>
      );
  }
}
