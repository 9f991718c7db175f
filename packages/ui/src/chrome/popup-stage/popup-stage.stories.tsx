import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { popupStageLive } from './popup-stage.live.ts';
import { PopupStage } from './popup-stage.tsx';

const goods = { goods_kind: 'mouse', goods_color: 'violet', goods_unit: 'M625' } as const;

const meta = preview.meta({
  component: PopupStage,
  parameters: { shop: popupStageLive, layout: 'padded' },
  args: { goods, src: '' },
});

export default meta;

export const Drawn = meta.story({});
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });
export const OfTheSale = meta.story({
  args: { src: ask('getFlashSale', {}, { scenarios: 'flash.open' }).window_pic, fit: 'cover' },
});
