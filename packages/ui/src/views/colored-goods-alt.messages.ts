import { defineMessage } from 'react-intl';

export const coloredGoodsAltMessages = {
  headset: defineMessage<{ color: string }>({
    id: 'coloredGoodsAlt.headset',
    defaultMessage: 'Headset: {color}',
    description:
      'Alternative text of a photograph of a headset whose model is unknown; the name of its color.',
  }),
  mouse: defineMessage<{ color: string }>({
    id: 'coloredGoodsAlt.mouse',
    defaultMessage: 'Mouse: {color}',
    description: 'Alternative text of a photograph of a mouse whose model is unknown; the name of its color.',
  }),
};
