import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { DateField } from './date-field.tsx';

interface DateStoryProps {
  readonly begin: string;
  readonly error: string | null;
}

function DateStory({ begin, error }: DateStoryProps) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <DateField label="Date of birth" value={value} error={error} onChange={setValue} />
      <output hidden>{value}</output>
    </>
  );
}

const args: DateStoryProps = { begin: '', error: null };

const meta = preview.meta({
  component: DateStory,
  parameters: { layout: 'padded', shop: profilePage },
  args,
});

export default meta;

export const Empty = meta.story({});

Empty.test('[USER-01] accepts digits in each part', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Year'), '1994');
  await userEvent.type(canvas.getByLabelText('Month'), '5x');
  await userEvent.type(canvas.getByLabelText('Day'), '17');
  await expect(canvas.getByText('1994-5-17')).toBeInTheDocument();
});

export const Filled = meta.story({ args: { begin: '1994-05-17' } });
export const ImpossibleDate = meta.story({
  args: { begin: '1994-02-31', error: 'That date doesn’t exist. Check the day and month.' },
});
export const Future = meta.story({ args: { begin: '2030-01-01', error: 'Enter a date in the past.' } });
export const Missing = meta.story({ args: { begin: '1994--', error: 'Say year, month and day.' } });
export const OrderDe = Filled.extend({ globals: { locale: 'de' } });
export const OrderJa = Filled.extend({ globals: { locale: 'ja' } });
