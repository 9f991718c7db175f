import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../stories/specimen.tsx';
import { colorsOf, turnedModelNames } from './photographs.ts';
import { Turn } from './turn.tsx';

const meta = preview.meta({
  component: Turn,
  parameters: { layout: 'padded', shop: { path: '/product/1' } },
  args: { model: 'K9', color: 'ember' as const, light: 'pale' as const },
  argTypes: {
    model: { control: 'select', options: turnedModelNames },
    color: { control: 'select', options: [...new Set(turnedModelNames.flatMap(colorsOf))].sort() },
    light: { control: 'inline-radio', options: ['pale', 'graphite'] },
  },
});

export default meta;

/** Drag the model, or use the arrow keys; choose the model, its color and the light in the controls. */
export const FromAllSides = meta.story({});

FromAllSides.test('turns by one of 24 frames', async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole('slider', { name: /^K9, ember/ });
  await userEvent.click(slider);
  await userEvent.keyboard('{ArrowRight}');
  await expect(slider).toHaveAttribute('aria-valuenow', '15');
});

export const OnGraphite = meta.story({ args: { light: 'graphite', color: 'volt' } });

/** Every model that has been turned. */
export const Models = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Specimen layout="cards">
      {turnedModelNames.map((model) => (
        <Turn key={model} {...args} model={model} />
      ))}
    </Specimen>
  ),
});
