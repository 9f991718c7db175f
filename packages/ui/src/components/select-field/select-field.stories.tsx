import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { ControlledField } from '../../stories/controlled-field.tsx';
import { checkoutPage } from '../../stories/shop-pages.ts';
import type { SelectFieldProps } from './select-field.tsx';
import { SelectField } from './select-field.tsx';

function SelectFieldStory(props: Omit<SelectFieldProps, 'onChange'>) {
  return (
    <ControlledField value={props.value}>
      {(control) => <SelectField {...props} {...control} />}
    </ControlledField>
  );
}

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'DE', label: 'Germany' },
  { value: 'JP', label: 'Japan' },
];

const meta = preview.meta({
  component: SelectFieldStory,
  parameters: { layout: 'padded', shop: checkoutPage },
  args: { label: 'Country', value: '', options: countries, onRetry: fn() },
});

export default meta;

export const Placeholder = meta.story({});
export const Selected = meta.story({ args: { value: 'DE' } });
export const Invalid = meta.story({ args: { error: 'Choose a country or region.' } });
export const Disabled = meta.story({ args: { value: 'US', disabled: true } });
export const LoadingOptions = meta.story({ args: { label: 'State', options: 'loading' } });
export const OptionsFailed = meta.story({ args: { label: 'State', options: 'failed' } });

OptionsFailed.test('offers to reload the options', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const ManyOptions = meta.story({
  args: {
    label: 'State',
    options: Array.from({ length: 60 }, (_, index) => ({ value: `R${index}`, label: `Region ${index + 1}` })),
  },
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="stack">
      <SelectFieldStory {...args} />
    </InPseudoStates>
  ),
});
