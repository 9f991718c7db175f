import { defineMessage, defineMessages } from 'react-intl';

export const accountProfileMessages = {
  points: defineMessage<{ points: number }>({
    id: 'account-profile.points',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'Link under the nickname to the point details.',
  }),
  completeness: defineMessage<{ percent: number }>({
    id: 'account-profile.completeness',
    defaultMessage: '{percent, number, percent} told.',
    description: 'Under a bar: how much of the profile is told.',
  }),
  incomplete: defineMessage<{ points: number }>({
    id: 'account-profile.incomplete',
    defaultMessage: 'Tell the rest and {points, plural, one {# point is} other {# points are}} yours.',
    description: 'After how much of the profile is told, while something is missing.',
  }),
  complete: defineMessage<{ points: number }>({
    id: 'account-profile.complete',
    defaultMessage: 'Nothing is missing: that brought {points, plural, one {# point} other {# points}}.',
    description: 'After how much of the profile is told, once nothing is missing.',
  }),
  inviteText: defineMessage<{ points: number; maximum: number }>({
    id: 'account-profile.invite-text',
    defaultMessage:
      'Each friend who registers with your link brings you {points, plural, one {# point} other {# points}}, up to {maximum, number} a month.',
    description: 'Over the link that invites friends.',
  }),
  invited: defineMessage<{ count: number }>({
    id: 'account-profile.invited',
    defaultMessage:
      '{count, plural, =0 {Nobody has come yet.} one {# friend has come so far.} other {# friends have come so far.}}',
    description: 'Under the link that invites friends: how many came.',
  }),
  ...defineMessages({
    title: {
      id: 'account-profile.title',
      defaultMessage: 'My profile',
      description: 'Title of the page with the own profile.',
    },
    about: {
      id: 'account-profile.about',
      defaultMessage: 'About you',
      description: 'Title of the part with the form of the profile.',
    },
    invite: {
      id: 'account-profile.invite',
      defaultMessage: 'Invite friends',
      description: 'Title of the part with the link that invites friends.',
    },
    link: {
      id: 'account-profile.link',
      defaultMessage: 'Your invitation link',
      description: 'Label of the link that invites friends.',
    },
  }),
};
