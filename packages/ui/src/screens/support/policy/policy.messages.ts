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
    description: 'Under “We couldn’t find that policy”.',
  },
  all: {
    id: 'policy.all',
    defaultMessage: 'All terms and policies',
    description: 'Link under “We couldn’t find that policy”.',
  },
  contents: {
    id: 'policy.contents',
    defaultMessage: 'On this page',
    description: 'Title over the headings of a policy, each a link to its place.',
  },
  print: {
    id: 'policy.print',
    defaultMessage: 'Print the form',
    description: 'Button under the model withdrawal form.',
  },
  copy: {
    id: 'policy.copy',
    defaultMessage: 'Copy the form',
    description: 'Button under the model withdrawal form: copies its text.',
  },
  mail: {
    id: 'policy.mail',
    defaultMessage: 'Email the form',
    description: 'Link under the model withdrawal form: opens an email with its text.',
  },
  withdraw: {
    id: 'policy.withdraw',
    defaultMessage: 'Withdraw from contract here',
    description:
      'Link under the model withdrawal form to the online withdrawal; the words that the law suggests.',
  },
});
