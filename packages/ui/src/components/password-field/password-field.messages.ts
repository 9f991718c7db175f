import { defineMessages } from 'react-intl';

export const passwordFieldMessages = defineMessages({
  show: {
    id: 'passwordField.show',
    defaultMessage: 'Show password',
    description: 'Name of the button that makes a typed password readable.',
  },
  hide: {
    id: 'passwordField.hide',
    defaultMessage: 'Hide password',
    description: 'Name of the button that covers a password again.',
  },
  shown: {
    id: 'passwordField.shown',
    defaultMessage: 'Your password is visible',
    description: 'Read out after a password was made readable.',
  },
  hidden: {
    id: 'passwordField.hidden',
    defaultMessage: 'Your password is hidden',
    description: 'Read out after a password was covered again.',
  },
});
