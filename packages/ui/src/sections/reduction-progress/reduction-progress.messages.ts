import { defineMessage, defineMessages } from 'react-intl';

export const reductionProgressMessages = {
  missingNext: defineMessage<{ poor: string; next: string }>({
    id: 'reductionProgress.missingNext',
    defaultMessage: 'Add {poor} more and you save {next}.',
    description:
      'Over the scale of the discount: what is missing to its first step, and what that saves. Money.',
  }),
  savedNext: defineMessage<{ reduce: string; poor: string; next: string }>({
    id: 'reductionProgress.savedNext',
    defaultMessage: 'You save {reduce}. {poor} more and you save {next}.',
    description:
      'Over the scale of the discount: what is saved, what is missing to the next step, and what that saves.',
  }),
  missing: defineMessage<{ poor: string }>({
    id: 'reductionProgress.missing',
    defaultMessage: 'Add {poor} more to save.',
    description: 'Over the bar of the cart: {poor} is money.',
  }),
  saved: defineMessage<{ reduce: string; poor: string }>({
    id: 'reductionProgress.saved',
    defaultMessage: 'You’re saving {reduce}. Add {poor} more to save more.',
    description: 'Over the bar of the cart once a step is reached; both are money.',
  }),
  complete: defineMessage<{ reduce: string }>({
    id: 'reductionProgress.complete',
    defaultMessage: 'You save {reduce}, the most you can.',
    description: 'Over the full bar of the cart; {reduce} is money.',
  }),
  ...defineMessages({
    label: {
      id: 'reductionProgress.label',
      defaultMessage: 'Your spend & save discount',
      description: 'Name of the bar of the cart.',
    },
    notEligible: {
      id: 'reductionProgress.notEligible',
      defaultMessage: 'Only full-price items count: no free, points, sale, or flash sale items.',
      description: 'Over the bar of the cart when nothing in it counts.',
    },
  }),
};
