import { defineMessage, defineMessages } from 'react-intl';

export const colorSwatchesMessages = {
  soldOut: defineMessage<{ colour: string }>({
    id: 'colourSwatches.soldOut',
    defaultMessage: '{colour}, sold out',
    description: 'Name of a colour that is out of stock.',
  }),
  ...defineMessages({
    label: {
      id: 'colourSwatches.label',
      defaultMessage: 'Color',
      description: 'Name of the choice of colours of a product.',
    },
  }),
};
