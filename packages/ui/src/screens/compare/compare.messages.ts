import { defineMessage, defineMessages } from 'react-intl';

export const compareMessages = {
  gone: defineMessage<{ count: number }>({
    id: 'compare.gone',
    defaultMessage:
      '{count, plural, one {# product is no longer available and was} other {# products are no longer available and were}} left out.',
    description: 'Over the comparison, when goods that were chosen have left the shop; count is how many.',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'compare.remove',
    defaultMessage: 'Take {name} out',
    description: 'Button over goods in the comparison; name is the goods.',
  }),
  ...defineMessages({
    title: {
      id: 'compare.title',
      defaultMessage: 'Side by side',
      description: 'Title of the page that compares goods.',
    },
    table: {
      id: 'compare.table',
      defaultMessage: 'Specifications compared',
      description: 'Name of the table that compares goods, for screen readers.',
    },
    feature: {
      id: 'compare.feature',
      defaultMessage: 'Specification',
      description: 'Head of the first column of the comparison, for screen readers.',
    },
    price: {
      id: 'compare.price',
      defaultMessage: 'Price',
      description: 'First line of the comparison.',
    },
    none: {
      id: 'compare.none',
      defaultMessage: 'not stated',
      description: 'Read out where goods lack what is compared.',
    },
    differences: {
      id: 'compare.differences',
      defaultMessage: 'Only what differs',
      description: 'Switch over the comparison that hides lines in which all goods are the same.',
    },
    same: {
      id: 'compare.same',
      defaultMessage: 'On paper these are the same. Then let the colour decide.',
      description: 'In place of lines when all goods are the same in everything.',
    },
    clear: {
      id: 'compare.clear',
      defaultMessage: 'Take all out',
      description: 'Button that empties the comparison.',
    },
    empty: {
      id: 'compare.empty',
      defaultMessage: 'The scale is empty',
      description: 'Title of the comparison while nothing is chosen.',
    },
    one: {
      id: 'compare.one',
      defaultMessage: 'One is incomparable',
      description: 'Title of the comparison while only one thing is chosen.',
    },
    emptyText: {
      id: 'compare.emptyText',
      defaultMessage: 'Press the scale on two, three or four products, and they stand here line by line.',
      description: 'Under the title of the comparison while there is not enough to compare.',
    },
    browse: {
      id: 'compare.browse',
      defaultMessage: 'Choose products',
      description: 'Link on the empty comparison that leads to all goods.',
    },
  }),
};
