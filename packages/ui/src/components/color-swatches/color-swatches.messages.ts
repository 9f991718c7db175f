import { defineMessage, defineMessages } from 'react-intl';

export const colorSwatchesMessages = {
  colorsOf: defineMessage<{ name: string }>({
    id: 'colourSwatches.of',
    defaultMessage: 'Colors of {name}',
    description: 'Read out before the small color links on a card of goods.',
  }),
  moreColors: defineMessage<{ count: number }>({
    id: 'colourSwatches.more',
    defaultMessage: '{count, plural, one {# more color} other {# more colors}}',
    description: 'Read out after the small color links on a card, for the colors that have no link there.',
  }),
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
