import { defineMessage } from 'react-intl';

export const goodsAltMessages = {
  headset: defineMessage<{ model: string }>({
    id: 'goodsAlt.headset',
    defaultMessage: '{model} headset',
    description: 'Alternative text of a photograph; the model has a name such as G9000.',
  }),
  mouse: defineMessage<{ model: string }>({
    id: 'goodsAlt.mouse',
    defaultMessage: '{model} mouse',
    description: 'Alternative text of a photograph; the model has a name such as M625.',
  }),
};
