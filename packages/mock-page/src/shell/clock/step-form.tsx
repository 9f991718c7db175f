import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { useState } from 'react';
import type { UnitName } from './clock-steps.ts';
import { stepOf, unitNames, units } from './clock-steps.ts';
import styles from './step-form.module.css';

interface StepFormProps {
  readonly pending: boolean;
  /** Receives a function that returns the step in milliseconds, and throws if the input is not a number. */
  readonly onStep: (readMs: () => number) => void;
}

/** Moves the clock by any amount. */
export function StepForm({ pending, onStep }: StepFormProps) {
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState<UnitName>('min');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onStep(() => stepOf(amount, unit));
      }}
    >
      <input
        className={styles.amount}
        aria-label="Amount"
        inputMode="numeric"
        autoComplete="off"
        placeholder="90"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <select
        className={styles.unit}
        aria-label="Unit"
        value={unit}
        onChange={({ currentTarget }) =>
          setUnit(unitNames.find((name) => name === currentTarget.value) ?? 'min')
        }
      >
        {unitNames.map((name) => (
          <option key={name} value={name}>
            {units[name].words}
          </option>
        ))}
      </select>
      <Button type="submit" variant="secondary" size="s" disabled={pending}>
        Advance
      </Button>
    </form>
  );
}
