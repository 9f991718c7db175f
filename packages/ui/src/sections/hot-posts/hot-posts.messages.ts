import { defineMessages } from 'react-intl';

export const hotPostsMessages = defineMessages({
  title: {
    id: 'hotPosts.title',
    defaultMessage: 'From the community',
    description: 'Title over posts of players on the home page.',
  },
});
