import type { FaultPlan, FaultTarget } from '@signal-shop/mock-server/control';
import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { SelectField } from '@signal-shop/ui/components/select-field/select-field.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { useAct } from '../store/use-page.ts';
import type { FaultDraft, FaultKind } from './fault-form.ts';
import { amountOf, emptyDraft, planOf } from './fault-form.ts';
import styles from './faults-view.module.css';

export interface PlanFormProps {
  readonly kinds: Readonly<Record<FaultKind, string>>;
  readonly targets: readonly FaultTarget[];
  /** Rejects with the server's message. */
  readonly onPlan: (plan: FaultPlan) => Promise<unknown>;
}

/** The form for a fault: operation, kind and frequency. */
export function PlanForm({ kinds, targets, onPlan }: PlanFormProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const { pending, problem, act, forget } = useAct();
  const amount = amountOf(draft.kind);
  const field = (name: keyof FaultDraft) => ({
    value: draft[name],
    onChange: (text: string) => {
      forget();
      setDraft({ ...draft, [name]: text });
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void act(() => onPlan(planOf(draft, targets)));
      }}
    >
      <SelectField
        label="Call"
        {...field('operation')}
        placeholder="Every call"
        options={targets
          .filter((target) => target !== '*')
          .map((target) => ({ value: target, label: target }))}
      />
      <SelectField
        label="Fault"
        {...field('kind')}
        placeholder="none"
        options={Object.keys(kinds).map((kind) => ({ value: kind, label: kind }))}
        help={kinds[draft.kind]}
      />
      <div className={styles.numbers}>
        {amount !== undefined && <TextField label={amount.label} inputMode="numeric" {...field('amount')} />}
        <TextField label="How often" inputMode="numeric" placeholder="always" {...field('times')} />
        <TextField label="Calls to skip" inputMode="numeric" placeholder="0" {...field('after')} />
        <TextField label="Probability" inputMode="decimal" placeholder="1" {...field('probability')} />
      </div>
      <Problem text={problem} onDismiss={forget} />
      <div>
        <Button type="submit" size="s" variant="accent" pending={pending}>
          Add fault
        </Button>
      </div>
    </form>
  );
}
