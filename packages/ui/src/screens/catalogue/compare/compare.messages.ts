import { defineMessage, defineMessages } from 'react-intl';

export const compareMessages = {
  gone: defineMessage<{ count: number }>({
    id: 'compare.gone',
    defaultMessage:
      '{count, plural, one {# product is no longer available, so we left it out.} other {# products are no longer available, so we left them out.}}',
    description: 'Over the comparison, when goods that were chosen have left the shop; count is how many.',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'compare.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button over goods in the comparison; name is the goods.',
  }),
  emptyText: defineMessage<{ min: number; max: number }>({
    id: 'compare.emptyText',
    defaultMessage: 'Tap the scale icon on {min} to {max} products to compare their specs here.',
    description: 'Under the title of the comparison while there is not enough to compare.',
  }),
  ...defineMessages({
    title: {
      id: 'compare.title',
      defaultMessage: 'Compare products',
      description: 'Title of the page that compares goods.',
    },
    table: {
      id: 'compare.table',
      defaultMessage: 'Specifications side by side',
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
    differences: {
      id: 'compare.differences',
      defaultMessage: 'Show differences only',
      description: 'Switch over the comparison that hides lines in which all goods are the same.',
    },
    same: {
      id: 'compare.same',
      defaultMessage: 'On paper, they’re identical. Let the color decide.',
      description: 'In place of lines when all goods are the same in everything.',
    },
    clear: {
      id: 'compare.clear',
      defaultMessage: 'Remove all',
      description: 'Button that empties the comparison.',
    },
    empty: {
      id: 'compare.empty',
      defaultMessage: 'Nothing to compare yet',
      description: 'Title of the comparison while nothing is chosen.',
    },
    one: {
      id: 'compare.one',
      defaultMessage: 'Add one more product to compare',
      description: 'Title of the comparison while only one thing is chosen.',
    },
    browse: {
      id: 'compare.browse',
      defaultMessage: 'Browse products',
      description: 'Link on the empty comparison that leads to all goods.',
    },
  }),
};
