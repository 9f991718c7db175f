import type { Control, NamedScenario, SessionReading } from '@signal-shop/mock-server/control';
import { deepLink } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { RemovableChip } from '@signal-shop/ui/components/chip/chip.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { copyText } from '../parts/clipboard.ts';
import { Problem } from '../parts/problem.tsx';
import { ScenarioList } from '../scenarios-view/scenario-list.tsx';
import { useAct } from '../store/use-page.ts';
import { becomeVisitor, beginningOf, newNames, stateOf } from './browser-session.ts';
import styles from './drawer.module.css';

interface StatePanelProps {
  readonly control: Control;
  readonly scenarios: readonly NamedScenario[];
  readonly reading: SessionReading;
}

/** Chooses the state of the session, and tells it to others as a link. */
export function StatePanel({ control, scenarios, reading }: StatePanelProps) {
  const { session, scenarios: current } = reading;
  const [chosen, setChosen] = useState(current);
  const [seed, setSeed] = useState(reading.seed ?? '');
  const [copied, setCopied] = useState(false);
  const { pending, problem, act, forget } = useAct();
  const added = newNames(chosen, current);
  const link = deepLink(location.href, stateOf(reading, chosen, seed));

  const change = (next: readonly string[]) => {
    forget();
    setCopied(false);
    setChosen(next);
  };
  const begin = () => location.assign(deepLink(location.href, beginningOf(reading, chosen, seed)));
  const turn = () =>
    act(async () => {
      const { visitor } = await control.setScenarios(session, added, { keep: true });
      becomeVisitor(visitor, document);
      location.reload();
    });
  const copy = async () => setCopied(await act(() => copyText(link)));

  return (
    <section className={styles.panel} aria-labelledby="mock-state">
      <h3 id="mock-state" data-text="h4">
        State
      </h3>
      <Chosen
        names={chosen}
        current={current}
        onRemove={(name) => change(chosen.filter((one) => one !== name))}
      />
      <ScenarioList scenarios={scenarios} chosen={chosen} onChange={change} />
      <TextField
        label="Seed"
        value={seed}
        onChange={setSeed}
        help="Draws order numbers and luck; empty draws anew."
      />
      <div className={styles.actions}>
        <Problem text={problem} onDismiss={forget} />
        <Button variant="accent" size="s" width="full" pending={pending} onClick={begin}>
          Start again in this state
        </Button>
        <div className={styles.halves}>
          <Button
            variant="secondary"
            size="s"
            pending={pending}
            disabled={added.length === 0}
            onClick={() => void turn()}
          >
            Turn the running shop
          </Button>
          <Button
            variant="secondary"
            size="s"
            iconStart={copied ? 'check' : 'external'}
            onClick={() => void copy()}
          >
            Copy link
          </Button>
        </div>
        <p role="status" className={styles.link}>
          {copied ? `Copied: ${link}` : link}
        </p>
      </div>
    </section>
  );
}

interface ChosenProps {
  readonly names: readonly string[];
  readonly current: readonly string[];
  readonly onRemove: (name: string) => void;
}

function Chosen({ names, current, onRemove }: ChosenProps) {
  if (names.length === 0) return <p className={styles.quiet}>The lively shop that everyone begins with.</p>;
  return (
    <div className={styles.names}>
      {names.map((name) => (
        <RemovableChip key={name} onRemove={() => onRemove(name)}>
          {current.includes(name) ? name : `+ ${name}`}
        </RemovableChip>
      ))}
    </div>
  );
}
