import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Chip } from '@signal-shop/ui/components/chip/chip.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { useKeys } from '../shell/use-keys.ts';
import type { CallRow } from '../store/page-state.ts';
import { usePage, useStore } from '../store/use-page.ts';
import { StubsPanel } from '../stubs/stubs-panel.tsx';
import { CallDetails } from './call-details.tsx';
import type { CallFilter } from './call-filter.ts';
import { filterCalls } from './call-filter.ts';
import { CallsTable } from './calls-table.tsx';
import styles from './calls-view.module.css';

const everything: CallFilter = { text: '', only: 'all' };

/** The calls of the wire, live. */
export function CallsView() {
  const store = useStore();
  const { calls, pausedCalls, session } = usePage();
  const [filter, setFilter] = useState(everything);
  const [selectedCall, setSelectedCall] = useState<number | null>(null);
  const [isStepping, setStepping] = useState(false);
  const visibleCalls = filterCalls(calls, filter);
  const choose = (id: number | null, stepping = false) => {
    setStepping(stepping);
    setSelectedCall(id);
  };
  useKeys({
    j: () => choose(neighbour(visibleCalls, selectedCall, 1), true),
    k: () => choose(neighbour(visibleCalls, selectedCall, -1), true),
    Escape: () => choose(null),
    p: () => store.pause(pausedCalls === null),
  });
  return (
    <div className={styles.view} data-open={selectedCall !== null || undefined}>
      <div className={styles.list}>
        <StubsPanel />
        <CallBar
          filter={filter}
          onFilter={setFilter}
          count={visibleCalls.length}
          pausedCount={pausedCalls?.length ?? null}
        />
        <CallsTable
          calls={visibleCalls}
          mixed={session === null}
          selectedId={selectedCall}
          onChoose={({ id }) => choose(id === selectedCall ? null : id)}
          emptyNote={
            calls.length === 0
              ? `No calls yet. Open the shop in the session “${session ?? 'default'}”, and its calls show up here.`
              : 'No calls match the filter.'
          }
        />
      </div>
      {selectedCall !== null && (
        <CallDetails
          key={selectedCall}
          id={selectedCall}
          takesFocus={!isStepping}
          onClose={() => choose(null)}
        />
      )}
    </div>
  );
}

/** The call a number of rows below or above; initially the newest. */
function neighbour(calls: readonly CallRow[], selectedCall: number | null, steps: 1 | -1): number | null {
  const index = calls.findIndex(({ id }) => id === selectedCall);
  if (index === -1) return calls[0]?.id ?? null;
  return (calls[index + steps] ?? calls[index])?.id ?? null;
}

interface CallBarProps {
  readonly filter: CallFilter;
  readonly onFilter: (filter: CallFilter) => void;
  readonly count: number;
  /** Number of calls received while the list is paused; null while it is live. */
  readonly pausedCount: number | null;
}

function CallBar({ filter, onFilter, count, pausedCount }: CallBarProps) {
  const store = useStore();
  const toggle = (only: CallFilter['only']) =>
    onFilter({ ...filter, only: filter.only === only ? 'all' : only });
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <TextField
          label="Filter calls"
          icon="search"
          value={filter.text}
          placeholder="operation, path, code, request id"
          onChange={(text) => onFilter({ ...filter, text })}
        />
      </div>
      <Chip selected={filter.only === 'findings'} onToggle={() => toggle('findings')}>
        Findings only
      </Chip>
      <Chip selected={filter.only === 'refusals'} onToggle={() => toggle('refusals')}>
        Refusals only
      </Chip>
      <span className={styles.count}>{count === 1 ? '1 call' : `${count} calls`}</span>
      <Button
        variant="ghost"
        size="s"
        iconStart={pausedCount === null ? 'pause' : 'play'}
        onClick={() => store.pause(pausedCount === null)}
      >
        {pausedCount === null ? 'Pause' : `Go on (${pausedCount} waiting)`}
      </Button>
      <Button variant="ghost" size="s" iconStart="bin" onClick={store.clearCalls}>
        Clear view
      </Button>
    </div>
  );
}
