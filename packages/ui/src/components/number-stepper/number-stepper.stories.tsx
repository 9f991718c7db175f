import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import type { NumberStepperProps } from './number-stepper.tsx';
import { NumberStepper } from './number-stepper.tsx';

function Counted(props: NumberStepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberStepper
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: Counted,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { label: 'Quantity of K9 Wireless Headset', value: 2, max: 10, onChange: fn() },
});

export default meta;

export const Default = meta.story({});
export const AtMinimum = meta.story({ args: { value: 1 } });
export const AtMaximum = meta.story({ args: { value: 10 } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Pending = meta.story({ args: { pending: true } });

export const ExceedsMaximum = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '12{Enter}');
  },
});

ExceedsMaximum.test(
  '[CART-02] takes the maximum and shows the specified message',
  async ({ args, canvas }) => {
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The item quantity you purchased exceeds the maximum!',
    );
  },
);

export const BelowOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '0{Enter}');
  },
});

export const NonNumericBecomesOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, 'many{Enter}');
  },
});

NonNumericBecomesOne.test('[CART-02] replaces text that is not a number by 1', async ({ args, canvas }) => {
  await expect(args.onChange).toHaveBeenLastCalledWith(1);
  await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
});

export const FractionIsExplained = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '1.5');
    await userEvent.tab();
  },
});

FractionIsExplained.test(
  '[CART-02] [C03] explains that only whole pieces can be ordered',
  async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(/whole number/);
  },
);

export const ArrowsStep = meta.story({});

ArrowsStep.test('[CART-02] arrow keys and buttons change it by one', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('spinbutton');
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect(input).toHaveValue('3');
  await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }));
  await expect(input).toHaveValue('2');
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates>
      <Counted {...args} />
    </InPseudoStates>
  ),
});
