import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { reviewPage } from '../../stories/shop-pages.ts';
import type { RatingInputProps } from './rating-input.tsx';
import { RatingInput } from './rating-input.tsx';

function RatingStory({ value: begin, onChange, ...props }: RatingInputProps) {
  const [value, setValue] = useState(begin);
  return (
    <RatingInput
      {...props}
      value={value}
      onChange={(stars) => {
        setValue(stars);
        onChange(stars);
      }}
    />
  );
}

const args: RatingInputProps = { legend: 'Your rating', value: null, onChange: fn() };

const meta = preview.meta({
  component: RatingStory,
  parameters: { layout: 'padded', shop: reviewPage },
  args,
});

export default meta;

export const Empty = meta.story({});

Empty.test(
  '[REV-01] five stars are five named options',
  async ({ args: { onChange }, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars: good' }));
    await expect(onChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
  },
);

export const Three = meta.story({ args: { value: 3 } });
export const Five = meta.story({ args: { value: 5 } });
export const Missing = meta.story({ args: { error: 'Please select a star rating.' } });

Missing.test('[REV-01] [VAL-01] shows the error and marks the field invalid', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: 'Your rating' });
  await expect(group).toHaveAccessibleDescription('Please select a star rating.');
  await expect(group).toBeInvalid();
});

export const Disabled = meta.story({ args: { value: 2, disabled: true } });

Disabled.test('[REV-01] rejects input while disabled', async ({ args: { onChange }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '5 stars: excellent' }));
  await expect(onChange).not.toHaveBeenCalled();
});

export const Keyboard = meta.story({
  args: { value: 2 },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  },
});

Keyboard.test('[REV-01] arrow keys move through the stars', async ({ args: { onChange }, canvas }) => {
  await expect(onChange).toHaveBeenLastCalledWith(4);
  await expect(canvas.getByRole('radio', { name: '4 stars: good' })).toHaveFocus();
  await expect(canvas.getByText('4 stars: good')).toBeVisible();
});
