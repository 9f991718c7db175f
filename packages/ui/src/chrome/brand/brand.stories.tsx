import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { DarkBand } from '../../foundations/stories/specimen.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { Brand } from './brand.tsx';

const meta = preview.meta({ component: Brand, parameters: { layout: 'padded', shop: everyPage } });

export default meta;

export const Default = meta.story({});

Default.test('[LAY-02] leads home and keeps its name in every language', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  await expect(canvas.getByText('signal')).toHaveAttribute('translate', 'no');
});

export const OnDark = meta.story({
  render: () => (
    <DarkBand>
      <Brand />
    </DarkBand>
  ),
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: () => (
    <InPseudoStates>
      <Brand />
    </InPseudoStates>
  ),
});
