import { Checkbox } from '@signal-shop/ui/components/checkbox/checkbox.tsx';
import { aheadText } from './clock-steps.ts';

interface KeepClockBoxProps {
  /** Offset of the virtual clock, in milliseconds. */
  readonly ahead: number;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether a restart keeps the clock's offset; nothing when it has none. */
export function KeepClockBox({ ahead, checked, onChange }: KeepClockBoxProps) {
  if (ahead === 0) return null;
  return <Checkbox checked={checked} onChange={onChange} label={`Leave the clock ${aheadText(ahead)}`} />;
}
