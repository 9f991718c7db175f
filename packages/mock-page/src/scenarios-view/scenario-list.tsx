import type { NamedScenario } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useEffect, useId, useRef } from 'react';
import type { ShopLinks } from './scenario-choice.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import { argumentOf, findScenarios } from './scenario-filter.ts';
import styles from './scenarios-view.module.css';

interface ChoosingProps {
  /** How the pages that show a scenario are opened; null where no shop lies at this address. */
  readonly links: ShopLinks | null;
  /** Names as they are sent, arguments included. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export interface ScenarioListProps extends ChoosingProps {
  readonly scenarios: readonly NamedScenario[];
  /** What is looked for. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Groups as cards side by side, or as one list where there is little room. */
  readonly look?: 'cards' | 'list';
  /** Whether the search has the focus at first. */
  readonly takesFocus?: boolean;
}

/** All named states with what each makes visible; found by words, chosen by ticking. */
export function ScenarioList(props: ScenarioListProps) {
  const { scenarios, links, chosen, onChange, text, onText, look = 'cards', takesFocus = false } = props;
  const search = useRef<HTMLInputElement>(null);
  const groups = findScenarios(scenarios, text);
  const found = groups.flatMap((group) => group.scenarios);
  const [first] = text.trim() === '' ? [] : found;

  useEffect(() => {
    if (takesFocus) search.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.finder} data-look={look}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first !== undefined) onChange(toggled(first, chosen));
        }}
      >
        <TextField
          ref={search}
          label="Search scenarios"
          icon="search"
          value={text}
          placeholder="cart, sold out, slow"
          onChange={onText}
        />
      </form>
      <p role="status" className={styles.count}>
        {countText(found.length, scenarios.length)}
        {first !== undefined && (
          <>
            {' '}
            · <kbd>Enter</kbd> {chosen.includes(first.name) ? 'takes away' : 'takes'} {first.name}
          </>
        )}
      </p>
      {found.length === 0 && scenarios.length > 0 && (
        <div className={styles.nothing}>
          <p>No scenario has all of these words in its name or sentence. Fewer words find more.</p>
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              onText('');
              search.current?.focus();
            }}
          >
            Show all
          </Button>
        </div>
      )}
      <div className={styles.groups}>
        {groups.map(({ group, scenarios: ofGroup }) => (
          <Group
            key={group}
            name={group}
            scenarios={ofGroup}
            links={links}
            chosen={chosen}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  );
}

interface GroupProps extends ChoosingProps {
  readonly name: string;
  readonly scenarios: readonly NamedScenario[];
}

function Group({ name, scenarios, links, chosen, onChange }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.groupName}>
        {name}
      </h3>
      <ul>
        {scenarios.map((scenario) => (
          <li key={scenario.name}>
            <ScenarioChoice scenario={scenario} links={links} chosen={chosen} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function countText(found: number, all: number): string {
  return found === all ? `${all} scenarios` : `${found} of ${all} scenarios`;
}

/** What is chosen after a press on a scenario; one that takes an argument begins without any. */
function toggled({ name }: NamedScenario, chosen: readonly string[]): readonly string[] {
  const prefix = argumentOf(name)?.prefix;
  const without = chosen.filter(
    (each) => each !== name && (prefix === undefined || !each.startsWith(prefix)),
  );
  return without.length < chosen.length ? without : [...chosen, prefix ?? name];
}
