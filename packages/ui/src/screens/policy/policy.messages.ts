import { defineMessages } from 'react-intl';

export const policyMessages = defineMessages({
  loading: {
    id: 'policy.loading',
    defaultMessage: 'Loading…',
    description: 'Title of a policy page, read out while its text is on its way.',
  },
  unknown: {
    id: 'policy.unknown',
    defaultMessage: 'We couldn’t find that policy',
    description: 'Title when an address names a policy the shop does not have.',
  },
  unknownText: {
    id: 'policy.unknownText',
    defaultMessage: 'The link may be out of date. Here are all our policies.',
    description: 'Under "There is no such text".',
  },
  all: {
    id: 'policy.all',
    defaultMessage: 'All terms and policies',
    description: 'Link under "There is no such text".',
  },
  contents: {
    id: 'policy.contents',
    defaultMessage: 'On this page',
    description: 'Title over the headings of a policy, each a link to its place.',
  },
});
