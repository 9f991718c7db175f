import preview from '../../../../../../.storybook/preview.tsx';
import { Stage } from '../../../stories/stage.tsx';
import { brandResponsibilityLive } from './brand-responsibility.live.ts';
import { BrandResponsibilityScreen } from './brand-responsibility-screen.tsx';

function BrandResponsibilityStory() {
  return (
    <Stage>
      <BrandResponsibilityScreen />
    </Stage>
  );
}

const meta = preview.meta({
  parameters: { shop: brandResponsibilityLive },
  component: BrandResponsibilityStory,
  subcomponents: { BrandResponsibilityScreen },
  tags: ['screen', 'p0'],
});

export default meta;

export const Ready = meta.story({});
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
