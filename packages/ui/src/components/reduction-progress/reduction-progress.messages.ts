import { defineMessage, defineMessages } from 'react-intl';

export const reductionProgressMessages = {
  missing: defineMessage<{ poor: string }>({
    id: 'reductionProgress.missing',
    defaultMessage: 'Add {poor} more to reach the next saving.',
    description: 'Over the bar of the cart: {poor} is money.',
  }),
  saved: defineMessage<{ reduce: string; poor: string }>({
    id: 'reductionProgress.saved',
    defaultMessage: 'You save {reduce}. Add {poor} more to save again.',
    description: 'Over the bar of the cart once a step is reached; both are money.',
  }),
  complete: defineMessage<{ reduce: string }>({
    id: 'reductionProgress.complete',
    defaultMessage: 'You save {reduce}: the highest saving is yours.',
    description: 'Over the full bar of the cart; {reduce} is money.',
  }),
  ...defineMessages({
    label: {
      id: 'reductionProgress.label',
      defaultMessage: 'Saving with this cart',
      description: 'Name of the bar of the cart.',
    },
    notEligible: {
      id: 'reductionProgress.notEligible',
      defaultMessage:
        'The saving counts goods at their full price only: no free, points, reduced or flash sale goods.',
      description: 'Over the bar of the cart when nothing in it counts.',
    },
  }),
};
