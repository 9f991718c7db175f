import type { NamedScenario } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useEffect, useId, useRef } from 'react';
import type { ShopLinks } from './scenario-choice.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import { argumentOf, findScenarios } from './scenario-filter.ts';
import styles from './scenarios-view.module.css';

interface ChoosingProps {
  /** How links to the shop open; null if there is no shop at this origin. */
  readonly links: ShopLinks | null;
  /** Names as sent, including arguments. */
  readonly selection: readonly string[];
  readonly onChange: (selection: readonly string[]) => void;
}

export interface ScenarioListProps extends ChoosingProps {
  /** Empty until they have loaded; the search takes text before. */
  readonly scenarios: readonly NamedScenario[];
  /** The search text. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Groups as cards side by side, or as one list in narrow containers. */
  readonly look?: 'cards' | 'list';
  /** Whether the search takes the initial focus. */
  readonly takesFocus?: boolean;
}

/** All scenarios with descriptions and search, as checkboxes. */
export function ScenarioList(props: ScenarioListProps) {
  const { scenarios, links, selection, onChange, text, onText, look = 'cards', takesFocus = false } = props;
  const search = useRef<HTMLInputElement>(null);
  const groups = findScenarios(scenarios, text);
  const matches = groups.flatMap((group) => group.scenarios);
  const [first] = text.trim() === '' ? [] : matches;

  useEffect(() => {
    if (takesFocus) search.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.finder} data-look={look}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first !== undefined) onChange(toggled(first, selection));
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
        {scenarios.length > 0 && countText(matches.length, scenarios.length)}
        {first !== undefined && (
          <>
            {' '}
            · <kbd>Enter</kbd> {selection.includes(first.name) ? 'removes' : 'takes'} {first.name}
          </>
        )}
      </p>
      {matches.length === 0 && scenarios.length > 0 && (
        <div className={styles.nothing}>
          <p>No scenarios match all these words. Try fewer words.</p>
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
          <Group key={group} name={group} scenarios={ofGroup} {...{ links, selection, onChange }} />
        ))}
      </div>
    </div>
  );
}

interface GroupProps extends ChoosingProps {
  readonly name: string;
  readonly scenarios: readonly NamedScenario[];
}

function Group({ name, scenarios, links, selection, onChange }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.groupName}>
        {name}
      </h3>
      <ul>
        {scenarios.map((scenario) => (
          <li key={scenario.name}>
            <ScenarioChoice scenario={scenario} links={links} selection={selection} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function countText(matchCount: number, all: number): string {
  return matchCount === all ? `${all} scenarios` : `${matchCount} of ${all} scenarios`;
}

/** The selection after a click on a scenario; one with an argument starts without it. */
function toggled({ name }: NamedScenario, selection: readonly string[]): readonly string[] {
  const prefix = argumentOf(name)?.prefix;
  const others = selection.filter(
    (each) => each !== name && (prefix === undefined || !each.startsWith(prefix)),
  );
  return others.length < selection.length ? others : [...selection, prefix ?? name];
}
