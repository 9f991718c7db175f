import type { NamedScenario } from '@signal-shop/mock-server/control';
import { Checkbox } from '@signal-shop/ui/components/checkbox/checkbox.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useId, useState } from 'react';
import { argumentOf, findScenarios } from './scenario-filter.ts';
import styles from './scenarios-view.module.css';

export interface ScenarioListProps {
  readonly scenarios: readonly NamedScenario[];
  /** Names as they are sent, arguments included. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** All named states with what each makes visible; found by words, chosen by ticking. */
export function ScenarioList({ scenarios, chosen, onChange }: ScenarioListProps) {
  const [text, setText] = useState('');
  const groups = findScenarios(scenarios, text);
  const count = groups.reduce((sum, group) => sum + group.scenarios.length, 0);
  return (
    <div className={styles.finder}>
      <TextField
        label="Search scenarios"
        icon="search"
        value={text}
        placeholder="cart, sold out, slow"
        onChange={setText}
      />
      <p role="status" className={styles.count}>
        {count === scenarios.length ? `${count} scenarios` : `${count} of ${scenarios.length} scenarios`}
      </p>
      <div className={styles.groups}>
        {groups.map(({ group, scenarios: ofGroup }) => (
          <Group key={group} name={group} scenarios={ofGroup} chosen={chosen} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}

function Group({ name, scenarios, chosen, onChange }: ScenarioListProps & { readonly name: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.groupName}>
        {name}
      </h3>
      <ul>
        {scenarios.map((scenario) => (
          <li key={scenario.name}>
            <Choice scenario={scenario} chosen={chosen} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps extends Omit<ScenarioListProps, 'scenarios'> {
  readonly scenario: NamedScenario;
}

function Choice({ scenario: { name, description }, chosen, onChange }: ChoiceProps) {
  const argument = argumentOf(name);
  const [value, setValue] = useState('');
  const written = argument === null ? name : `${argument.prefix}${value}`;
  const isOf = (each: string) => each === written || (argument !== null && each.startsWith(argument.prefix));
  const isChosen = chosen.some(isOf);
  const without = chosen.filter((each) => !isOf(each));
  return (
    <div className={styles.choice} data-chosen={isChosen || undefined}>
      <Checkbox
        checked={isChosen}
        onChange={(checked) => onChange(checked ? [...without, written] : without)}
        label={
          <>
            <span className={styles.name} translate="no">
              {name}
            </span>{' '}
            <span className={styles.sentence}>{description}</span>
          </>
        }
      />
      {argument !== null && isChosen && (
        <TextField
          label={`${argument.placeholder} of ${argument.prefix}`}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange([...without, `${argument.prefix}${next}`]);
          }}
        />
      )}
    </div>
  );
}
