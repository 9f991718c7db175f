import preview from '../../../../../.storybook/preview.tsx';
import { loadingPagePlaces } from './loading-page.places.ts';
import { LoadingPage } from './loading-page.tsx';

const meta = preview.meta({
  parameters: { shop: loadingPagePlaces, docs: { story: { inline: false, height: '36rem' } } },
  component: LoadingPage,
});

export default meta;

export const Default = meta.story({});
export const Slow = meta.story({ args: { slow: true } });
