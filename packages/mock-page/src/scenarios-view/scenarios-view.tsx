import type { NamedScenario } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { RemovableChip } from '@signal-shop/ui/components/chip/chip.tsx';
import { useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { KeepClockBox } from '../shell/clock/keep-clock-box.tsx';
import { useAct } from '../store/use-page.ts';
import { ScenarioList } from './scenario-list.tsx';
import styles from './scenarios-view.module.css';

export interface ScenariosViewProps {
  readonly scenarios: readonly NamedScenario[];
  /** Whether the shop has the same origin, so that its pages can be opened. */
  readonly hasShop: boolean;
  /** Names of the active scenarios. */
  readonly current: readonly string[];
  /** Offset of the virtual clock, in milliseconds. */
  readonly ahead: number;
  /**
   * `begin` restarts the session in the state with its initial clock, `keepClock` with its current clock; `turn`
   * changes the running world. Rejects with an error message.
   */
  readonly onApply: (how: 'begin' | 'keepClock' | 'turn', names: readonly string[]) => Promise<unknown>;
}

const inTab = { in: 'tab' } as const;

/** Selects the state of a session. */
export function ScenariosView({ scenarios, hasShop, current, ahead, onApply }: ScenariosViewProps) {
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [keepsClock, setKeepsClock] = useState(true);
  const { pending, problem, act, forget } = useAct();
  const apply = async (how: 'begin' | 'keepClock' | 'turn') => {
    if (await act(() => onApply(how, selection))) setSelection([]);
  };
  const change = (next: readonly string[]) => {
    forget();
    setSelection(next);
  };
  return (
    <div className={styles.view}>
      <ScenarioList
        scenarios={scenarios}
        links={hasShop ? inTab : null}
        selection={selection}
        onChange={change}
        text={text}
        onText={setText}
      />
      <section className={styles.choosing} data-notch="l" aria-labelledby="chosen-scenarios">
        <h2 id="chosen-scenarios" data-text="h3">
          {selection.length === 0 ? 'Choose scenarios' : 'Chosen'}
        </h2>
        <Names names={selection} onRemove={(name) => change(selection.filter((each) => each !== name))} />
        <Problem text={problem} onDismiss={forget} />
        <KeepClockBox ahead={ahead} checked={keepsClock} onChange={setKeepsClock} />
        <div className={styles.actions}>
          <Button
            variant="accent"
            size="s"
            width="full"
            pending={pending}
            onClick={() => void apply(ahead !== 0 && keepsClock ? 'keepClock' : 'begin')}
          >
            Restart in this state
          </Button>
          <Button
            variant="secondary"
            size="s"
            width="full"
            pending={pending}
            disabled={selection.length === 0}
            onClick={() => void apply('turn')}
          >
            Apply to running shop
          </Button>
        </div>
        <p className={styles.hint}>
          Restarting clears the session’s carts, orders, and calls. Applying doesn’t.
        </p>
        <h3 className={styles.groupName}>Active now</h3>
        <p className={styles.current}>
          {current.length === 0 ? 'none: the default shop' : current.join(', ')}
        </p>
      </section>
    </div>
  );
}

function Names({
  names,
  onRemove,
}: {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
}) {
  if (names.length === 0) {
    return (
      <p className={styles.hint}>Choose as many as you like. Two that contradict each other are refused.</p>
    );
  }
  return (
    <div className={styles.names}>
      {names.map((name) => (
        <RemovableChip key={name} onRemove={() => onRemove(name)}>
          {name}
        </RemovableChip>
      ))}
    </div>
  );
}
