import { useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import type { CheckboxProps } from './checkbox.tsx';
import { Checkbox } from './checkbox.tsx';

function Ticked(props: Omit<CheckboxProps, 'onChange'>) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Specimen layout="narrow">
      <Checkbox {...props} checked={checked} onChange={setChecked} />
    </Specimen>
  );
}

const meta = preview.meta({
  component: Ticked,
  parameters: { layout: 'padded', shop: { path: '/login/register' } },
  args: { label: 'I agree to the terms of sale', checked: false },
});

export default meta;

export const Off = meta.story({});
export const On = meta.story({ args: { checked: true } });
export const Mixed = meta.story({ args: { checked: 'mixed', label: 'All goods' } });
export const Invalid = meta.story({ args: { error: 'Must agree to this term' } });
export const Disabled = meta.story({ args: { disabled: true, checked: true } });
export const LongTermsDe = meta.story({
  globals: { locale: 'de' },
  args: {
    label:
      'Ich stimme den Allgemeinen Geschäftsbedingungen, der Datenschutzerklärung und den Widerrufsbestimmungen für Verbraucherinnen und Verbraucher zu.',
  },
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="stack">
      <Ticked {...args} />
    </InPseudoStates>
  ),
});
