import { photographViews } from '@signal-shop/mock-server/photographs';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../stories/specimen.tsx';
import { colorsOf, modelNames, viewsOf } from './photographs.ts';
import { Solid } from './solid.tsx';

const meta = preview.meta({
  component: Solid,
  parameters: { layout: 'padded', shop: { path: '/product/1' } },
  args: { model: 'K9', view: 'hero' as const, color: 'ember' as const, light: 'pale' as const },
  argTypes: {
    model: { control: 'select', options: modelNames },
    view: { control: 'select', options: photographViews },
    color: { control: 'select', options: [...new Set(modelNames.flatMap(colorsOf))].sort() },
    light: { control: 'inline-radio', options: ['pale', 'graphite'] },
    width: { control: 'select', options: [192, 320, 480, 640, 960] },
  },
});

export default meta;

/** Choose a solid, a view, a color and the light in the controls. */
export const Photograph = meta.story({});
export const OnGraphite = meta.story({ args: { light: 'graphite', color: 'volt' } });

export const BothLights = meta.story({
  render: (args) => (
    <Specimen layout="cards">
      {(['pale', 'graphite'] as const).map((light) => (
        <Solid key={light} {...args} light={light} width={480} />
      ))}
    </Specimen>
  ),
});

/** Every view that was taken of the model. */
export const Views = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Specimen layout="cards">
      {viewsOf(args.model).map((view) => (
        <Solid key={view} {...args} view={view} width={480} />
      ))}
    </Specimen>
  ),
});

/** Every color of the model: the color is in the product, never in the background. */
export const Colors = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Specimen layout="cards">
      {colorsOf(args.model).map((color) => (
        <Solid key={color} {...args} color={color} width={480} />
      ))}
    </Specimen>
  ),
});

Colors.test('shows one photograph per color', async ({ canvas, args }) => {
  await expect(canvas.getAllByRole('img')).toHaveLength(colorsOf(args.model).length);
});
