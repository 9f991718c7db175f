import { defineMessages } from 'react-intl';

export const communityMessages = defineMessages({
  title: {
    id: 'community.title',
    defaultMessage: 'Community',
    description: 'Title of the page about the community site.',
  },
  lead: {
    id: 'community.lead',
    defaultMessage: 'Fellow players often answer faster than we do. Read, ask, and show your setup.',
    description: 'Under the title of the community page.',
  },
  asMember: {
    id: 'community.asMember',
    defaultMessage: 'You’re logged in. Open the community from here, and you’ll be signed in there, too.',
    description: 'On the community page, for customers who are logged in.',
  },
  asGuest: {
    id: 'community.asGuest',
    defaultMessage: 'No account needed to read. Log in here first, and you’ll be signed in there, too.',
    description: 'On the community page, for visitors without a login.',
  },
  posts: {
    id: 'community.posts',
    defaultMessage: 'What people are talking about',
    description: 'Title over the posts on the community page.',
  },
  empty: {
    id: 'community.empty',
    defaultMessage: 'No posts yet',
    description: 'Title on the community page while there are no posts.',
  },
  emptyText: {
    id: 'community.emptyText',
    defaultMessage: 'Everyone’s out playing. Check back soon.',
    description: 'Under “No posts yet”.',
  },
});
