import { defineMessages } from 'react-intl';

export const communityMessages = defineMessages({
  title: {
    id: 'community.title',
    defaultMessage: 'Community',
    description: 'Title of the page about the community site.',
  },
  lead: {
    id: 'community.lead',
    defaultMessage: 'Players who answer faster than we do. Read, ask, show your setup.',
    description: 'Under the title of the community page.',
  },
  asMember: {
    id: 'community.asMember',
    defaultMessage: 'You are logged in: the community knows you when you come from here.',
    description: 'On the community page, for customers who are logged in.',
  },
  asGuest: {
    id: 'community.asGuest',
    defaultMessage: 'Reading needs no account. Log in first and the community knows you when you come.',
    description: 'On the community page, for visitors without a login.',
  },
  posts: {
    id: 'community.posts',
    defaultMessage: 'What is talked about',
    description: 'Title over the posts on the community page.',
  },
  empty: {
    id: 'community.empty',
    defaultMessage: 'It is quiet just now',
    description: 'Title on the community page while there are no posts.',
  },
  emptyText: {
    id: 'community.emptyText',
    defaultMessage: 'Everybody plays. Somebody will come back with a story.',
    description: 'Under "It is quiet just now".',
  },
});
