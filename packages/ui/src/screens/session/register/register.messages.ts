import { defineMessage, defineMessages } from 'react-intl';

export const registerMessages = {
  lead: defineMessage<{ points: number }>({
    id: 'register.lead',
    defaultMessage: 'It takes a minute and earns you {points, plural, one {# point} other {# points}}.',
    description: 'Under the title of the registration page: what a new account earns at once.',
  }),
  ...defineMessages({
    title: {
      id: 'register.title',
      defaultMessage: 'Create an account',
      description: 'Title of the registration page.',
    },
    invited: {
      id: 'register.invited',
      defaultMessage: 'A friend invited you. We’ve filled in the code, and it earns your friend points.',
      description: 'Above the registration form, when an invitation link led here.',
    },
    unreachable: {
      id: 'register.unreachable',
      defaultMessage: 'We can’t connect. Everything you entered is still here. Try again in a moment.',
      description: 'Above the registration form, when the request got no answer.',
    },
    toLogIn: {
      id: 'register.to-log-in',
      defaultMessage: 'Already have an account? Log in',
      description: 'Link under the registration form to the log-in page.',
    },
  }),
};
