import preview from '../../../../../.storybook/preview.tsx';
import { LoadingNote } from './loading-note.tsx';

const meta = preview.meta({
  component: LoadingNote,
  parameters: { layout: 'padded', shop: { path: '/about/aboutUs', scenarios: 'net.slow3g' } },
});

export default meta;

export const Default = meta.story({});
/** After ten seconds. */
export const Slow = meta.story({ args: { slow: true } });
