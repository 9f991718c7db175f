import type { NamedScenario } from '@signal-shop/mock-server/control';
import { Checkbox } from '@signal-shop/ui/components/checkbox/checkbox.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { argumentOf } from './scenario-filter.ts';
import styles from './scenarios-view.module.css';

interface ScenarioChoiceProps {
  readonly scenario: NamedScenario;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** One scenario to tick, with a field for its argument where it takes one. */
export function ScenarioChoice({ scenario: { name, description }, chosen, onChange }: ScenarioChoiceProps) {
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
