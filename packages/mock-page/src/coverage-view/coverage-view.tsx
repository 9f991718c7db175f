import type { ControlAnswers } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Chip } from '@signal-shop/ui/components/chip/chip.tsx';
import type { TableColumn } from '@signal-shop/ui/components/data-table/table-column.ts';
import { useState } from 'react';
import { codeName } from '../calls-view/call-words.ts';
import { ControlTable } from '../parts/control-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { steeredSession } from '../store/page-state.ts';
import { usePage, useRead, useStore } from '../store/use-page.ts';
import styles from './coverage-view.module.css';
import { LedgerTable } from './ledger-table.tsx';

type Row = ControlAnswers['coverage']['calls'][number];

const columns: readonly TableColumn<Row>[] = [
  { id: 'operation', title: 'Call', fit: 'keep', cell: ({ operationId }) => operationId },
  {
    id: 'reached',
    title: 'Answered',
    align: 'end',
    cell: ({ reached, called }) => (called ? reached.length : '–'),
  },
  {
    id: 'missing',
    title: 'Never returned',
    fit: 'grow',
    cell: ({ missing, called }) => (called ? missing.map(codeName).join(', ') : 'never called'),
  },
];

/** Which parts of the contract were answered since the server started, and the payments of this session. */
export function CoverageView() {
  const { control } = useStore();
  const state = usePage();
  const session = steeredSession(state);
  const coverage = useRead('coverage', 0, () => control.coverage());
  const ledger = useRead(session, state.worldVersion, async () => (await control.ledger(session)).charges);
  const [onlyCalled, setOnlyCalled] = useState(true);
  return (
    <div className={styles.view}>
      <Panel
        title={titleOf(coverage.state)}
        action={
          <div className={styles.buttons}>
            <Chip selected={onlyCalled} onToggle={() => setOnlyCalled(!onlyCalled)}>
              Called only
            </Chip>
            <Button variant="secondary" size="s" iconStart="retry" onClick={coverage.again}>
              Refresh
            </Button>
          </div>
        }
      >
        <ControlTable
          caption="Codes by call"
          density="dense"
          columns={columns}
          rowKey={({ operationId }) => operationId}
          body={bodyOf(coverage.state, onlyCalled)}
        />
      </Panel>
      <Panel title={`Ledger of ${session}`}>
        <LedgerTable state={ledger.state} />
      </Panel>
    </div>
  );
}

type ReadState = ReturnType<typeof useRead<ControlAnswers['coverage']>>['state'];

function titleOf(state: ReadState): string {
  if (state.status !== 'ready') return 'Coverage';
  return `${state.value.reached} of ${state.value.declared} responses of the contract returned`;
}

function bodyOf(state: ReadState, onlyCalled: boolean) {
  if (state.status === 'loading') return { status: 'loading' } as const;
  if (state.status === 'failed') return { status: 'failed', note: state.message } as const;
  const rows = state.value.calls.filter(({ called }) => called || !onlyCalled);
  if (rows.length === 0) return { status: 'empty', note: 'No calls yet.' } as const;
  return { status: 'ready', rows } as const;
}
