import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const both = [
  { fieldId: 'first-name', message: 'Enter your first name.' },
  { fieldId: 'postal-code', message: 'Enter your ZIP or postal code.' },
];

const meta = preview.meta({
  component: ErrorSummary,
  parameters: { layout: 'padded', shop: { path: '/withdrawal', step: 'Send the empty form.' } },
  args: { errors: both },
});

export default meta;

export const One = meta.story({ args: { errors: both.slice(0, 1) } });
export const Many = meta.story({});

function Form() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Specimen layout="narrow">
      <ErrorSummary errors={attempt === 0 ? [] : both} attempt={attempt} />
      <TextField id="first-name" label="First name" value="" onChange={() => {}} />
      <TextField id="postal-code" label="ZIP or postal code" value="" onChange={() => {}} />
      <Button onClick={() => setAttempt(attempt + 1)}>Continue</Button>
    </Specimen>
  );
}

export const FocusesOnSubmit = meta.story({ render: () => <Form /> });

FocusesOnSubmit.test('[BEY-12] takes the focus and links to the field', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await expect(canvas.getByRole('region', { name: 'Please check 2 fields' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: 'Enter your ZIP or postal code.' }));
  await expect(canvas.getByLabelText('ZIP or postal code')).toHaveFocus();
});
