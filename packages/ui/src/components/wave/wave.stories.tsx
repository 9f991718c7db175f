import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Named, Specimen } from '../../foundations/stories/specimen.tsx';
import { Wave } from './wave.tsx';

const meta = preview.meta({
  component: Wave,
  parameters: { layout: 'padded', shop: { path: '/login/login' } },
});

export default meta;

export const Default = meta.story({
  render: () => (
    <Specimen>
      {(['rule', 'moving', 'flat', 'broken'] as const).map((variant) => (
        <Named key={variant} name={variant}>
          <Wave variant={variant} />
        </Named>
      ))}
    </Specimen>
  ),
});
/** Static under reduced motion. */
export const ReducedMotion = meta.story({ globals: { motion: 'reduced' }, args: { variant: 'moving' } });

ReducedMotion.test('is twice as wide as its box, for a seamless loop', async ({ canvasElement }) => {
  const line = canvasElement.querySelector('svg');
  await expect(line?.clientWidth).toBe((line?.parentElement?.clientWidth ?? Number.NaN) * 2);
});
