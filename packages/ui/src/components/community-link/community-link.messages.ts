import { defineMessages } from 'react-intl';

export const communityLinkMessages = defineMessages({
  newTab: {
    id: 'communityLink.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Read out after the words of a link to the community site.',
  },
  blocked: {
    id: 'communityLink.blocked',
    defaultMessage: 'Your browser blocked the community page.',
    description: 'Said when a link to the community site opened no tab.',
  },
  again: {
    id: 'communityLink.again',
    defaultMessage: 'Open the community',
    description: 'Link under “Your browser blocked the community page”.',
  },
});
