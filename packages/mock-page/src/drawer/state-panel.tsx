import type { Control, NamedScenario, SessionReading } from '@signal-shop/mock-server/control';
import { deepLink } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { RemovableChip } from '@signal-shop/ui/components/chip/chip.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { copyText } from '../parts/clipboard.ts';
import { Problem } from '../parts/problem.tsx';
import { ScenarioList } from '../scenarios-view/scenario-list.tsx';
import { KeepClockBox } from '../shell/clock/keep-clock-box.tsx';
import { useAct } from '../store/use-page.ts';
import { applyVisitorCookies, initialStateLink, newNames, stateOf } from './browser-session.ts';
import styles from './drawer.module.css';

interface StatePanelProps {
  readonly control: Control;
  readonly scenarios: readonly NamedScenario[];
  /** Null until it has loaded; the search takes text before. */
  readonly reading: SessionReading | null;
  /** The current URL, to which links and restarts lead. */
  readonly pageUrl: () => string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly takesFocus: boolean;
  /** Called before the page reloads. */
  readonly onLeave: () => void;
}

/** Selects the state of the session and shares it as a link. */
export function StatePanel(props: StatePanelProps) {
  const { control, scenarios, reading, pageUrl, text, onText, takesFocus, onLeave } = props;
  const [selection, setSelection] = useState<readonly string[] | null>(null);
  const acting = useAct();
  const current = reading?.scenarios ?? [];
  const selectedNames = selection ?? current;

  const change = (next: readonly string[]) => {
    acting.forget();
    setSelection(next);
  };
  return (
    <section className={styles.panel} aria-labelledby="mock-state">
      <h3 id="mock-state" className={styles.quiet}>
        State
      </h3>
      {reading !== null && (
        <SelectedScenarios
          names={selectedNames}
          current={current}
          onRemove={(name) => change(selectedNames.filter((one) => one !== name))}
        />
      )}
      <ScenarioList
        scenarios={scenarios}
        selection={selectedNames}
        onChange={change}
        text={text}
        onText={onText}
        look="list"
        links={{ in: 'here', onFollow: onLeave }}
        takesFocus={takesFocus}
      />
      {reading !== null && <Application {...{ control, reading, pageUrl, selectedNames, acting, onLeave }} />}
    </section>
  );
}

interface ApplicationProps extends Pick<StatePanelProps, 'control' | 'pageUrl' | 'onLeave'> {
  readonly reading: SessionReading;
  readonly selectedNames: readonly string[];
  readonly acting: ReturnType<typeof useAct>;
}

/** Applies the selection, or restarts the session in it. */
function Application({ control, reading, pageUrl, selectedNames, acting, onLeave }: ApplicationProps) {
  const { session } = reading;
  const [seed, setSeed] = useState(reading.seed ?? '');
  const { pending, problem, act, forget } = acting;
  const newScenarios = newNames(selectedNames, reading.scenarios);

  const begin = (keepsClock: boolean) => {
    const link = keepsClock
      ? stateOf(reading, selectedNames, seed)
      : initialStateLink(reading, selectedNames, seed);
    onLeave();
    location.assign(deepLink(pageUrl(), link));
  };
  const turn = () =>
    act(async () => {
      const { visitor } = await control.setScenarios(session, newScenarios, { keep: true });
      applyVisitorCookies(visitor, document);
      onLeave();
      location.reload();
    });

  return (
    <>
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
          canTurn={newScenarios.length > 0}
          link={deepLink(pageUrl(), stateOf(reading, selectedNames, seed))}
          onBegin={begin}
          onTurn={() => void turn()}
          onCopy={(link) => act(() => copyText(link))}
        />
      </div>
    </>
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
  const [copiedText, setCopiedText] = useState<string | null>(null);
  return (
    <>
      <KeepClockBox ahead={ahead} checked={keepsClock} onChange={setKeepsClock} />
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
          iconStart={copiedText === link ? 'check' : 'copy'}
          onClick={async () => setCopiedText((await onCopy(link)) ? link : null)}
        >
          Copy link
        </Button>
      </div>
      <p role="status" className={styles.link} data-copied={copiedText === link || undefined}>
        {copiedText === link ? `Copied: ${link}` : link}
      </p>
    </>
  );
}

interface SelectedScenariosProps {
  readonly names: readonly string[];
  readonly current: readonly string[];
  readonly onRemove: (name: string) => void;
}

function SelectedScenarios({ names, current, onRemove }: SelectedScenariosProps) {
  const removedNames = newNames(current, names);
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
      {removedNames.length > 0 && (
        <p className={styles.quiet}>{`${removedNames.join(', ')}: cleared on restart.`}</p>
      )}
    </>
  );
}
