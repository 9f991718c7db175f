import { defineMessage, defineMessages } from 'react-intl';

export const registerMessages = {
  lead: defineMessage<{ points: number }>({
    id: 'register.lead',
    defaultMessage: 'One minute, and {points, plural, one {# point is} other {# points are}} yours.',
    description: 'Under the title of the registration page: what a new account earns at once.',
  }),
  ...defineMessages({
    title: {
      id: 'register.title',
      defaultMessage: 'Open an account',
      description: 'Title of the registration page.',
    },
    invited: {
      id: 'register.invited',
      defaultMessage: 'A friend invited you. The code is filled in already and earns your friend points.',
      description: 'Above the registration form, when an invitation link led here.',
    },
    unreachable: {
      id: 'register.unreachable',
      defaultMessage: 'The shop could not be reached. What you typed is still here: try again in a moment.',
      description: 'Above the registration form, when the request got no answer.',
    },
    toLogIn: {
      id: 'register.to-log-in',
      defaultMessage: 'You have an account? Log in',
      description: 'Link under the registration form to the log-in page.',
    },
  }),
};
