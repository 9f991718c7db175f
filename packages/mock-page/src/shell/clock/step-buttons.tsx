import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { steps } from './clock-steps.ts';
import { StepForm } from './step-form.tsx';

interface StepButtonsProps {
  readonly pending: boolean;
  /** Called with the step in milliseconds; `readMs` throws if the typed duration is not one. */
  readonly onStep: (readMs: () => number) => void;
}

/** Buttons that turn the clock by common steps, and a field for any other. */
export function StepButtons({ pending, onStep }: StepButtonsProps) {
  return (
    <>
      {steps.map(({ words, ms }) => (
        <Button key={words} variant="secondary" size="s" disabled={pending} onClick={() => onStep(() => ms)}>
          {words}
        </Button>
      ))}
      <StepForm pending={pending} onStep={onStep} />
    </>
  );
}
