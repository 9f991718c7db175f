import preview from '../../../../../.storybook/preview.tsx';
import { loadingPageLive } from './loading-page.live.ts';
import { LoadingPage } from './loading-page.tsx';

const meta = preview.meta({
  parameters: { shop: loadingPageLive, docs: { story: { inline: false, height: '36rem' } } },
  component: LoadingPage,
});

export default meta;

export const Default = meta.story({});
export const Slow = meta.story({ args: { slow: true } });
