import { defineMessage, defineMessages } from 'react-intl';

export const accountProfileMessages = {
  completeness: defineMessage<{ percent: number }>({
    id: 'account-profile.completeness',
    defaultMessage: '{percent, number, percent} complete',
    description: 'Under a bar: how much of the profile is told.',
  }),
  incomplete: defineMessage<{ points: number }>({
    id: 'account-profile.incomplete',
    defaultMessage: 'Complete your profile to earn {points, plural, one {# point} other {# points}}.',
    description: 'After how much of the profile is told, while something is missing.',
  }),
  complete: defineMessage<{ points: number }>({
    id: 'account-profile.complete',
    defaultMessage: 'Your profile is complete. You earned {points, plural, one {# point} other {# points}}.',
    description: 'After how much of the profile is told, once nothing is missing.',
  }),
  inviteText: defineMessage<{ points: number; maximum: number }>({
    id: 'account-profile.invite-text',
    defaultMessage:
      'Get {points, plural, one {# point} other {# points}} for each friend who signs up with your link, up to {maximum, number} a month.',
    description: 'Over the link that invites friends.',
  }),
  invited: defineMessage<{ count: number }>({
    id: 'account-profile.invited',
    defaultMessage:
      '{count, plural, =0 {No friends have joined yet.} one {# friend has joined so far.} other {# friends have joined so far.}}',
    description: 'Under the link that invites friends: how many came.',
  }),
  ...defineMessages({
    title: {
      id: 'account-profile.title',
      defaultMessage: 'Your account',
      description: 'Title of the entrance of the account, with an overview and the profile.',
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
