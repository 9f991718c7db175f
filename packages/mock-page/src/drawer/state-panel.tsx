import type { Control, NamedScenario, SessionReading } from '@signal-shop/mock-server/control';
import { deepLink } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Checkbox } from '@signal-shop/ui/components/checkbox/checkbox.tsx';
import { RemovableChip } from '@signal-shop/ui/components/chip/chip.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { copyText } from '../parts/clipboard.ts';
import { Problem } from '../parts/problem.tsx';
import { ScenarioList } from '../scenarios-view/scenario-list.tsx';
import { aheadText } from '../shell/clock/clock-steps.ts';
import { useAct } from '../store/use-page.ts';
import { becomeVisitor, beginningOf, newNames, stateOf } from './browser-session.ts';
import styles from './drawer.module.css';

interface StatePanelProps {
  readonly control: Control;
  readonly scenarios: readonly NamedScenario[];
  readonly reading: SessionReading;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly takesFocus: boolean;
  /** Called before the page reloads. */
  readonly onLeave: () => void;
}

/** Selects the state of the session and shares it as a link. */
export function StatePanel(props: StatePanelProps) {
  const { control, scenarios, reading, text, onText, takesFocus, onLeave } = props;
  const { session, scenarios: current } = reading;
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const [seed, setSeed] = useState(reading.seed ?? '');
  const { pending, problem, act, forget } = useAct();
  const chosen = changed ?? current;
  const added = newNames(chosen, current);

  const change = (next: readonly string[]) => {
    forget();
    setChanged(next);
  };
  const begin = (keepsClock: boolean) => {
    const beginning = keepsClock ? stateOf(reading, chosen, seed) : beginningOf(reading, chosen, seed);
    onLeave();
    location.assign(deepLink(location.href, beginning));
  };
  const turn = () =>
    act(async () => {
      const { visitor } = await control.setScenarios(session, added, { keep: true });
      becomeVisitor(visitor, document);
      onLeave();
      location.reload();
    });

  return (
    <section className={styles.panel} aria-labelledby="mock-state">
      <h3 id="mock-state" className={styles.quiet}>
        State
      </h3>
      <Chosen
        names={chosen}
        current={current}
        onRemove={(name) => change(chosen.filter((one) => one !== name))}
      />
      <ScenarioList
        scenarios={scenarios}
        chosen={chosen}
        onChange={change}
        text={text}
        onText={onText}
        look="list"
        links={{ in: 'here', onFollow: onLeave }}
        takesFocus={takesFocus}
      />
      <TextField
        label="Seed"
        value={seed}
        onChange={setSeed}
        help="Sets order numbers and luck. Leave empty for a random seed."
      />
      <div className={styles.actions}>
        <Problem text={problem} onDismiss={forget} />
        <Actions
          ahead={reading.ahead}
          pending={pending}
          canTurn={added.length > 0}
          link={deepLink(location.href, stateOf(reading, chosen, seed))}
          onBegin={begin}
          onTurn={() => void turn()}
          onCopy={(link) => act(() => copyText(link))}
        />
      </div>
    </section>
  );
}

interface ActionsProps {
  /** Offset of the virtual clock, in milliseconds. */
  readonly ahead: number;
  readonly pending: boolean;
  readonly canTurn: boolean;
  readonly link: string;
  readonly onBegin: (keepsClock: boolean) => void;
  readonly onTurn: () => void;
  readonly onCopy: (link: string) => Promise<boolean>;
}

function Actions({ ahead, pending, canTurn, link, onBegin, onTurn, onCopy }: ActionsProps) {
  const [keepsClock, setKeepsClock] = useState(true);
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <>
      {ahead !== 0 && (
        <Checkbox
          checked={keepsClock}
          onChange={setKeepsClock}
          label={`Leave the clock ${aheadText(ahead)}`}
        />
      )}
      <Button variant="accent" size="s" width="full" pending={pending} onClick={() => onBegin(keepsClock)}>
        Restart in this state
      </Button>
      <div className={styles.halves}>
        <Button variant="secondary" size="s" pending={pending} disabled={!canTurn} onClick={onTurn}>
          Apply to running shop
        </Button>
        <Button
          variant="secondary"
          size="s"
          iconStart={copied === link ? 'check' : 'copy'}
          onClick={async () => setCopied((await onCopy(link)) ? link : null)}
        >
          Copy link
        </Button>
      </div>
      <p role="status" className={styles.link} data-copied={copied === link || undefined}>
        {copied === link ? `Copied: ${link}` : link}
      </p>
    </>
  );
}

interface ChosenProps {
  readonly names: readonly string[];
  readonly current: readonly string[];
  readonly onRemove: (name: string) => void;
}

function Chosen({ names, current, onRemove }: ChosenProps) {
  const gone = newNames(current, names);
  return (
    <>
      {names.length === 0 && <p className={styles.quiet}>The default shop.</p>}
      {names.length > 0 && (
        <div className={styles.names}>
          {names.map((name) => (
            <RemovableChip key={name} onRemove={() => onRemove(name)}>
              {current.includes(name) ? name : `+ ${name}`}
            </RemovableChip>
          ))}
        </div>
      )}
      {gone.length > 0 && <p className={styles.quiet}>{`${gone.join(', ')}: cleared on restart.`}</p>}
    </>
  );
}
