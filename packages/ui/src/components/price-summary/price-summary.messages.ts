import { defineMessages } from 'react-intl';

export const priceSummaryMessages = defineMessages({
  free: {
    id: 'priceSummary.free',
    defaultMessage: 'Free',
    description: 'In a sum, in place of an amount of nothing (shipping).',
  },
  pending: {
    id: 'priceSummary.pending',
    defaultMessage: 'Calculating…',
    description: 'In a sum, while the server works an amount out.',
  },
});
