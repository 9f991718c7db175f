import { defineMessages } from 'react-intl';

export const communityHead = defineMessages({
  title: {
    id: 'pageHead.community.title',
    defaultMessage: 'Community – signal',
    description: 'Page about the community site. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.community.description',
    defaultMessage: 'Blog, forum, and stories from players who own our headsets and mice.',
    description: 'Page about the community site. Description for search engines.',
  },
});
