import type { FaultTarget, SessionReading } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import type { TableColumn } from '@signal-shop/ui/components/data-table/table-column.ts';
import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';
import { LoadingNote } from '@signal-shop/ui/components/loading-note/loading-note.tsx';
import { ControlTable } from '../parts/control-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { Problem } from '../parts/problem.tsx';
import { steeredSession } from '../store/page-state.ts';
import { useAct, usePage, useRead, useStore } from '../store/use-page.ts';
import { detailsOf } from './fault-form.ts';
import styles from './faults-view.module.css';
import { PlanForm } from './plan-form.tsx';

type PlannedFault = SessionReading['faults'][number];

interface FaultRow {
  readonly index: number;
  readonly fault: PlannedFault;
}

const columns: readonly TableColumn<FaultRow>[] = [
  {
    id: 'call',
    title: 'Call',
    fit: 'keep',
    cell: ({ fault }) => (fault.operationId === '*' ? 'every call' : fault.operationId),
  },
  { id: 'kind', title: 'Fault', fit: 'keep', cell: ({ fault }) => fault.kind },
  { id: 'details', title: 'How', fit: 'grow', cell: ({ fault }) => detailsOf(fault) },
  {
    id: 'origin',
    title: 'From',
    fit: 'keep',
    cell: ({ fault }) => (fault.planned === true ? 'a plan' : 'a scenario'),
  },
];

/** Active and planned faults of this session. */
export function FaultsView() {
  const store = useStore();
  const state = usePage();
  const session = steeredSession(state);
  const { pending, problem, act, forget } = useAct();
  const faults = state.reading?.faults ?? [];
  return (
    <div className={styles.view}>
      <Plan session={session} />
      <Panel
        title="Active"
        action={
          <Button
            variant="secondary"
            size="s"
            iconStart="bin"
            pending={pending}
            disabled={!faults.some(({ planned }) => planned === true)}
            onClick={() => void act(() => store.control.clearFaults(session))}
          >
            Clear faults
          </Button>
        }
      >
        <Problem text={problem} onDismiss={forget} />
        <ControlTable
          caption="Active faults"
          narrow="cards"
          columns={columns}
          rowKey={({ index }) => index}
          body={
            faults.length === 0
              ? { status: 'empty', note: 'Everything works.' }
              : { status: 'ready', rows: faults.map((fault, index) => ({ index, fault })) }
          }
        />
      </Panel>
    </div>
  );
}

function Plan({ session }: { readonly session: string }) {
  const { control } = useStore();
  const { state } = useRead(`plan ${session}`, 0, async () => {
    const [{ kinds }, { calls }] = await Promise.all([control.faults(session), control.coverage()]);
    return { kinds, targets: asTargets(['*', 'watchActivity', ...calls.map((call) => call.operationId)]) };
  });
  return (
    <Panel title="Add a fault">
      {state.status === 'loading' && <LoadingNote />}
      {state.status === 'failed' && <InlineAlert tone="error">{state.message}</InlineAlert>}
      {state.status === 'ready' && (
        <PlanForm
          kinds={state.value.kinds}
          targets={state.value.targets}
          onPlan={(plan) => control.planFault(session, plan)}
        />
      )}
    </Panel>
  );
}

/** The server lists the operations of its contract; this casts their names to targets. */
function asTargets(names: readonly string[]): readonly FaultTarget[];
function asTargets(names: readonly string[]): readonly string[] {
  return names;
}
