import type { QuantityNotice } from '@signal-shop/sdk/rules/quantity';
import { normalizeQuantity } from '@signal-shop/sdk/rules/quantity';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';

interface StepperOptions {
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly onCorrection?: ((correction: QuantityNotice) => void) | undefined;
}

/** Holds the uncommitted input, and the correction that was applied to it. */
export function useStepper({ value, max, onChange, onCorrection }: StepperOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const [notice, setNotice] = useState<QuantityNotice>('none');

  function take(input: string | number): void {
    const meant = normalizeQuantity(input, max);
    setDraft(null);
    setNotice(meant.notice);
    onCorrection?.(meant.notice);
    if (meant.quantity !== value) onChange(meant.quantity);
  }

  function commit(): void {
    if (draft !== null) take(draft);
  }

  function step(by: 1 | -1): void {
    take(value + by);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (event.key === 'Enter') commit();
    if (direction === undefined) return;
    event.preventDefault();
    step(direction);
  }

  return { text: draft ?? String(value), notice, setDraft, commit, step, onKeyDown };
}
