import { defineMessages } from 'react-intl';

export const policyMessages = defineMessages({
  loading: {
    id: 'policy.loading',
    defaultMessage: 'Loading the text',
    description: 'Title of a policy page, read out while its text is on its way.',
  },
  unknown: {
    id: 'policy.unknown',
    defaultMessage: 'There is no such text',
    description: 'Title when an address names a policy the shop does not have.',
  },
  unknownText: {
    id: 'policy.unknownText',
    defaultMessage: 'The link may be old. Every policy is listed at the foot of the page.',
    description: 'Under "There is no such text".',
  },
  home: {
    id: 'policy.home',
    defaultMessage: 'To the home page',
    description: 'Link under "There is no such text".',
  },
});
