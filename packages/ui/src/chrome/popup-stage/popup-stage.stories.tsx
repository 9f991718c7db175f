import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { popupStagePlaces } from './popup-stage.places.ts';
import { PopupStage } from './popup-stage.tsx';

const goods = { goods_kind: 'mouse', goods_color: 'violet', goods_unit: 'M625' } as const;

const meta = preview.meta({
  component: PopupStage,
  parameters: { shop: popupStagePlaces, layout: 'padded' },
  args: { goods, src: '' },
});

export default meta;

export const Drawn = meta.story({});
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });
export const OfTheSale = meta.story({ args: { src: ask('getFlashSale', {}).window_pic } });
