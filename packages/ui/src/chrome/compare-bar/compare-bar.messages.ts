import { defineMessage, defineMessages } from 'react-intl';

export const compareBarMessages = {
  count: defineMessage<{ count: number; most: number }>({
    id: 'compareBar.count',
    defaultMessage:
      '{count, plural, one {# of {most, number} to compare} other {# of {most, number} to compare}}',
    description: 'At the foot of the window: how many goods are chosen to be compared, of how many at most.',
  }),
  full: defineMessage<{ most: number }>({
    id: 'compareBar.full',
    defaultMessage: 'You can compare up to {most, number}. Remove one first.',
    description: 'At the foot of the window when one more was to be compared than there is room for.',
  }),
  ...defineMessages({
    label: {
      id: 'compareBar.label',
      defaultMessage: 'Comparison',
      description: 'Name of the bar with goods that are chosen to be compared, for screen readers.',
    },
    open: {
      id: 'compareBar.open',
      defaultMessage: 'Compare',
      description: 'Link to the comparison of the chosen goods.',
    },
    clear: {
      id: 'compareBar.clear',
      defaultMessage: 'Clear',
      description: 'Button that lets go of all goods chosen to be compared.',
    },
  }),
};
