import { defineMessages } from 'react-intl';

export const resetPasswordMessages = defineMessages({
  title: {
    id: 'resetPassword.title',
    defaultMessage: 'Set a new password',
    description: 'Title of the page that resets a forgotten password.',
  },
  lead: {
    id: 'resetPassword.lead',
    defaultMessage: 'We’ll email you a code to set a new password. You’ll be logged out on all devices.',
    description: 'Under the title of the page that resets a forgotten password.',
  },
  unreachable: {
    id: 'resetPassword.unreachable',
    defaultMessage: 'We can’t connect. Everything you entered is still here. Try again in a moment.',
    description: 'Above the form that resets a password, when the request got no answer.',
  },
  toLogIn: {
    id: 'resetPassword.to-log-in',
    defaultMessage: 'Back to login',
    description: 'Link under the form that resets a password to the log-in page.',
  },
  logInNow: {
    id: 'resetPassword.log-in-now',
    defaultMessage: 'Log in with the new password',
    description: 'Button after the password was reset; leads to the log-in page.',
  },
});
