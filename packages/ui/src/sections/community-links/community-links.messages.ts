import { defineMessages } from 'react-intl';

export const communityLinksMessages = defineMessages({
  label: {
    id: 'communityLinks.label',
    defaultMessage: 'The community site',
    description: 'Name of the links to the community site, for screen readers.',
  },
  blog: {
    id: 'communityLinks.blog',
    defaultMessage: 'Blog',
    description: 'Link to the blog of the community site.',
  },
  blogText: {
    id: 'communityLinks.blogText',
    defaultMessage: 'How things are made, tuned, and repaired',
    description: 'Under the link to the blog.',
  },
  forum: {
    id: 'communityLinks.forum',
    defaultMessage: 'Forum',
    description: 'Link to the forum of the community site.',
  },
  forumText: {
    id: 'communityLinks.forumText',
    defaultMessage: 'Ask players who own it',
    description: 'Under the link to the forum.',
  },
  points: {
    id: 'communityLinks.points',
    defaultMessage: 'Points',
    description: 'Link to the points of the community site.',
  },
  pointsText: {
    id: 'communityLinks.pointsText',
    defaultMessage: 'Good answers help everyone',
    description: 'Under the link to the points of the community site.',
  },
  member: {
    id: 'communityLinks.member',
    defaultMessage: 'Member page',
    description: 'Link to the reader’s own page on the community site.',
  },
  memberText: {
    id: 'communityLinks.memberText',
    defaultMessage: 'Your name, posts, and setup',
    description: 'Under the link to the member page of the community site.',
  },
});
