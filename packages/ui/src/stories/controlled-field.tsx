import type { ReactNode } from 'react';
import { useState } from 'react';
import { Specimen } from '../foundations/stories/specimen.tsx';

interface ControlledFieldProps<Value> {
  readonly value: Value;
  readonly children: (control: {
    readonly value: Value;
    readonly onChange: (value: Value) => void;
  }) => ReactNode;
}

/** Keeps the value of a field in a story, in the width of a form. */
export function ControlledField<Value>({ value: initial, children }: ControlledFieldProps<Value>) {
  const [value, onChange] = useState(initial);
  return <Specimen layout="narrow">{children({ value, onChange })}</Specimen>;
}
