import { defineMessages } from 'react-intl';

export const changePasswordFormMessages = defineMessages({
  label: {
    id: 'changePasswordForm.label',
    defaultMessage: 'Change password',
    description: 'Name of the form that changes the password, read out only.',
  },
  current: {
    id: 'changePasswordForm.current',
    defaultMessage: 'Current password',
    description: 'Label of the field for the password until now.',
  },
  currentMissing: {
    id: 'changePasswordForm.current-missing',
    defaultMessage: 'Enter your current password.',
    description: 'Error under the empty field for the password until now.',
  },
  submit: {
    id: 'changePasswordForm.submit',
    defaultMessage: 'Change password',
    description: 'Button that changes the password.',
  },
});
